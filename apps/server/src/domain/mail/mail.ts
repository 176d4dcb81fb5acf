import { randomUUID } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { MailPerson } from './carrier.ts';
import type { MailSettings } from './mail-settings.ts';

/** What a letter says, in plain text with whole addresses. */
export interface Letter {
  subject: string;
  text: string;
}

export interface Mailing {
  to: MailPerson;
  letter: Letter;
  /** One of many: it waits its turn behind the others of its kind, and keeps nobody's own letter waiting. */
  isBulk?: boolean;
}

export interface MailDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  sealer: Sealer;
  mailSettings: MailSettings;
  publicUrl: URL;
}

export type Mail = ReturnType<typeof createMail>;

const keptFor = 90 * 24 * 60 * 60 * 1000;

/** Where a letter's text is sealed. */
export const letterPlace = (id: string) => `mails:${id}:letter`;

/** The house's post: what is written down here in a transaction leaves once that is committed. */
export function createMail({ db, clock, queue, sealer, mailSettings, publicUrl }: MailDeps) {
  return {
    /** Puts a letter into the post; it leaves after the commit, and is tried again while the mail server is away. */
    async send({ to, letter: { subject, text }, isBulk = false }: Mailing): Promise<void> {
      const id = randomUUID();
      const letter = sealer.seal(text, letterPlace(id));
      await db.transaction(async () => {
        await db.current
          .insert(mails)
          .values({ id, email: to.email, name: to.name, subject, letter, createdAt: clock.now() });
        // One after the other on each of the two ways: a dead mail server holds two of the workers at most.
        await queue.enqueue({ kind: 'mail.send', key: isBulk ? 'mail.bulk' : 'mail', payload: { mailId: id } });
      });
    },
    /** Whether there is a mail server at all; who cannot do without says so before it promises a letter. */
    isConfigured: async (): Promise<boolean> => (await mailSettings.read()) !== null,
    verify: mailSettings.verify,
    /** A whole address of the panel, for a letter. */
    link(path: string, query: Readonly<Record<string, string>> = {}): string {
      const url = new URL(path, publicUrl);
      url.search = new URLSearchParams(query).toString();
      return url.href;
    },
    /** Forgets what was mailed long ago. */
    async prune(): Promise<void> {
      await db.current.delete(mails).where(lt(mails.createdAt, new Date(clock.now().getTime() - keptFor)));
    },
  };
}
