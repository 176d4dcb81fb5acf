import { randomUUID } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { MailPerson } from './carrier.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MailContent, MailTemplates } from './mail-templates.ts';
import type { TemplatedMail } from './template.ts';

export interface Mailing {
  to: MailPerson;
  content: MailContent | TemplatedMail;
  /** One of many: queued behind others of its kind, so that personal mails do not wait for it. */
  isBulk?: boolean;
}

export interface MailDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  sealer: Sealer;
  mailSettings: MailSettings;
  mailTemplates: Pick<MailTemplates, 'createWriter'>;
  publicUrl: URL;
}

export type Mail = ReturnType<typeof createMail>;

const keptFor = 90 * 24 * 60 * 60 * 1000;

/** The context in which a mail's text is sealed. */
export const contentPlace = (id: string) => `mails:${id}:letter`;

/** Outgoing mail: what is queued in a transaction is sent after its commit. */
export function createMail({ db, clock, queue, sealer, mailSettings, mailTemplates, publicUrl }: MailDeps) {
  return {
    /** Queues a mail; it is sent after the commit, and retried while the mail server is unreachable. */
    async send({ to, content, isBulk = false }: Mailing): Promise<void> {
      const { subject, text } =
        'template' in content ? (await mailTemplates.createWriter(content.template))(content.values) : content;
      const id = randomUUID();
      const letter = sealer.seal(text, contentPlace(id));
      await db.transaction(async () => {
        await db.current
          .insert(mails)
          .values({ id, email: to.email, name: to.name, subject, letter, createdAt: clock.now() });
        // One at a time in each of the two queues: a dead mail server blocks at most two workers.
        await queue.enqueue({ kind: 'mail.send', key: isBulk ? 'mail.bulk' : 'mail', payload: { mailId: id } });
      });
    },
    /** Whether a mail server is configured; callers that depend on mail check this first. */
    isConfigured: async (): Promise<boolean> => (await mailSettings.read()) !== null,
    verify: mailSettings.verify,
    /** Returns a function that writes many mails with the current version of a template. */
    writer: mailTemplates.createWriter,
    /** Returns an absolute address of the panel for a mail. */
    link(path: string, query: Readonly<Record<string, string>> = {}): string {
      const url = new URL(path, publicUrl);
      url.search = new URLSearchParams(query).toString();
      return url.href;
    },
    /** Deletes old records. */
    async prune(): Promise<void> {
      await db.current.delete(mails).where(lt(mails.createdAt, new Date(clock.now().getTime() - keptFor)));
    },
  };
}
