import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { Settings } from '../settings/settings.ts';
import { type MailCarrier, MailRefusal } from './carrier.ts';
import { htmlOf } from './html-of.ts';
import { contentPlace } from './mail.ts';
import type { MailSettings } from './mail-settings.ts';
import { pageOf } from './page-of.ts';

const payload = z.object({ mailId: z.string() });
type Payload = z.output<typeof payload>;

export interface MailJobDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  sealer: Sealer;
  settings: Settings;
  mailSettings: MailSettings;
  carrier: MailCarrier;
  /** Milliseconds before the second attempt; each later delay is four times as long. */
  retryMs: number;
}

/** The number of attempts. With a first delay of half a minute they span almost three hours. */
const mostTries = 6;
const unconfigured = 'No mail server is set up, so the mail could not be sent.';

/** Sends mails to the mail server: at once, and again while it is unreachable, until it accepts or refuses them. */
export function createMailJob(deps: MailJobDeps) {
  const { db, clock, log, sealer, settings, mailSettings, carrier, retryMs } = deps;

  const update = (id: string, values: Partial<typeof mails.$inferInsert>) =>
    db.current.update(mails).set(values).where(eq(mails.id, id));

  const ending = (mailId: string, success: boolean, words = ''): Ending => ({
    success,
    async write() {
      // The text of a mail that is no longer sent is deleted, because its links may still be valid.
      await update(mailId, { state: success ? 'sent' : 'failed', words, letter: null, endedAt: clock.now() });
    },
  });

  return jobKind<Payload>({
    payload,
    async run({ mailId }, run) {
      const [mail] = await db.current.select().from(mails).where(eq(mails.id, mailId));
      if (mail?.state !== 'waiting' || mail.letter === null) return { success: true, write: async () => undefined };
      const server = await mailSettings.read();
      if (!server) return ending(mailId, false, unconfigured);
      const tries = mail.tries + 1;
      await update(mailId, { tries });
      const text = sealer.open(mail.letter, contentPlace(mailId));
      const from = { email: server.from, name: server.fromName ?? (await settings.read()).app_name };
      const to = { email: mail.email, name: mail.name };
      try {
        const message = { id: mailId, from, to, subject: mail.subject, text, html: pageOf({ body: htmlOf(text) }) };
        await carrier.deliver(server, message, run.signal);
        return ending(mailId, true);
      } catch (error) {
        run.signal.throwIfAborted();
        if (!(error instanceof MailRefusal)) throw error;
        const isOver = !error.isTemporary || tries >= mostTries;
        // The failure is stored with the record only: it names the recipient, and logs have many readers.
        log.warn({ mail: mailId, tries }, isOver ? 'mail failed' : 'mail will be retried');
        if (isOver) return ending(mailId, false, error.message);
        await update(mailId, { words: error.message });
        return { afterMs: retryMs * 4 ** (tries - 1), progress: {} };
      }
    },
    failed: ({ mailId }, words) => ending(mailId, false, words),
  });
}
