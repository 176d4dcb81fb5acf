import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { Sealer } from '../../security/sealer.ts';
import { choicesOf } from '../account/preferences.ts';
import type { Audit } from '../audit/audit.ts';
import { hintOf } from '../hint-of.ts';
import type { Mail } from '../mail/mail.ts';

const place = 'mail-subscription';

export type MailSubscription = ReturnType<typeof createMailSubscription>;

/** The users' choice of news by mail, made through links in such mails. A link is valid as long as the account. */
export function createMailSubscription(deps: { db: Database; sealer: Sealer; audit: Audit; mail: Pick<Mail, 'link'> }) {
  const { db, sealer, audit, mail } = deps;

  const find = async (token: string) => {
    const id = Number(opened(sealer, token) ?? Number.NaN);
    const [user] = Number.isSafeInteger(id)
      ? await db.current.select().from(users).where(eq(users.id, id)).for('update')
      : [];
    if (!user) throw new AppError('not-found', 'This link does not belong to an account.');
    return user;
  };

  return {
    /** Returns the addresses by which a user unsubscribes. */
    linksOf(userId: number): { page: string; oneClick: string } {
      const token = sealer.seal(String(userId), place);
      return { page: mail.link('/app/unsubscribe', { token }), oneClick: mail.link(`/unsubscribe/${token}`) };
    },
    look: (token: string) =>
      db.transaction(async () => {
        const user = await find(token);
        return { email_hint: hintOf(user.email), wants_news: choicesOf(user).news.mail };
      }),
    /** Subscribes or unsubscribes the user of a link. */
    choose: (token: string, wantsNews: boolean): Promise<void> =>
      db.transaction(async () => {
        const user = await find(token);
        const { id, name, preferences } = user;
        const choices = choicesOf(user);
        const notifications = { ...choices, news: { ...choices.news, mail: wantsNews } };
        await db.current
          .update(users)
          .set({ preferences: { ...preferences, notifications } })
          .where(eq(users.id, id));
        await audit.write({
          action: 'mailSubscription.choose',
          actor: { id, name },
          target: { kind: 'user', id, name },
          before: { wants_news: choices.news.mail },
          after: { wants_news: wantsNews },
        });
      }),
  };
}

/** Returns the content of a token; undefined if it is forged. */
function opened(sealer: Sealer, token: string): string | undefined {
  try {
    return sealer.open(token, place);
  } catch {
    return undefined;
  }
}
