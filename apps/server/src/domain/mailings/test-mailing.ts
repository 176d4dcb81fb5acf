import type { DirectMail } from '../mail/direct-mail.ts';
import type { Settings } from '../settings/settings.ts';
import type { UserRow } from '../users/users.ts';
import { cleanHtml } from '../words/clean-html.ts';
import { composeMailing, type MailingText } from './compose.ts';
import type { MailSubscription } from './subscription.ts';

export type TestMailing = ReturnType<typeof createTestMailing>;

/** Sends a draft to one user at once, as recipients would get it; refuses in the words of the mail server. */
export function createTestMailing(deps: {
  settings: Settings;
  directMail: DirectMail;
  subscription: MailSubscription;
  publicUrl: URL;
}) {
  const { settings, directMail, subscription, publicUrl } = deps;
  return async (user: Pick<UserRow, 'id' | 'email' | 'name'>, text: MailingText): Promise<void> => {
    const content = cleanHtml('content', text.content);
    const brand = (await settings.read()).app_name;
    const unsubscribe = subscription.linksOf(user.id);
    await directMail(user, composeMailing({ ...text, content }, { name: user.name, brand, publicUrl, unsubscribe }));
  };
}
