import { randomUUID } from 'node:crypto';
import { AppError } from '../../app-error.ts';
import { type MailCarrier, MailRefusal } from '../mail/carrier.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { UserRow } from '../users/users.ts';
import { cleanHtml } from '../words/clean-html.ts';
import { composeMailing, type MailingText } from './compose.ts';
import type { MailSubscription } from './subscription.ts';

export type TestMailing = ReturnType<typeof createTestMailing>;

/** Mails what is written to one user at once, as others would get it; refused in the words of the mail server. */
export function createTestMailing(deps: {
  settings: Settings;
  mailSettings: MailSettings;
  carrier: MailCarrier;
  subscription: MailSubscription;
  publicUrl: URL;
}) {
  const { settings, mailSettings, carrier, subscription, publicUrl } = deps;
  return async ({ id, email, name }: Pick<UserRow, 'id' | 'email' | 'name'>, text: MailingText): Promise<void> => {
    const content = cleanHtml('content', text.content);
    const server = await mailSettings.read();
    if (!server) throw new AppError('conflict', 'This panel has no mail server yet.');
    const brand = (await settings.read()).app_name;
    const parts = composeMailing(
      { ...text, content },
      { name, brand, publicUrl, unsubscribe: subscription.linksOf(id) },
    );
    const from = { email: server.from, name: server.fromName ?? brand };
    try {
      await carrier.deliver(
        server,
        { id: randomUUID(), from, to: { email, name }, ...parts },
        AbortSignal.timeout(mostMs),
      );
    } catch (error) {
      if (error instanceof MailRefusal) throw new AppError('conflict', error.message, { cause: error });
      throw error;
    }
  };
}

/** Somebody waits for it. */
const mostMs = 20_000;
