import { randomUUID } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Settings } from '../settings/settings.ts';
import { type MailCarrier, type MailMessage, type MailPerson, MailRefusal } from './carrier.ts';
import type { MailSettings } from './mail-settings.ts';

export type DirectMail = ReturnType<typeof createDirectMail>;

/** Milliseconds allowed for a delivery; short, because a user waits for it. */
const mostMs = 20_000;

/** Sends a test mail at once, bypassing the queue; refuses in the words of the mail server. */
export function createDirectMail(deps: { settings: Settings; mailSettings: MailSettings; carrier: MailCarrier }) {
  const { settings, mailSettings, carrier } = deps;
  return async (to: MailPerson, parts: Omit<MailMessage, 'id' | 'from' | 'to'>): Promise<void> => {
    const server = await mailSettings.read();
    if (!server) throw new AppError('conflict', 'This panel has no mail server yet.');
    const from = { email: server.from, name: server.fromName ?? (await settings.read()).app_name };
    const message = { id: randomUUID(), from, to: { email: to.email, name: to.name }, ...parts };
    try {
      await carrier.deliver(server, message, AbortSignal.timeout(mostMs));
    } catch (error) {
      if (error instanceof MailRefusal) throw new AppError('conflict', error.message, { cause: error });
      throw error;
    }
  };
}
