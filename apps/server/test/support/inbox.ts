import { onTestFinished } from 'vitest';
import { createInbox, type InboxOptions } from '../../../sandbox/src/mail/inbox.ts';
import { until } from './until.ts';

export type TestInbox = Awaited<ReturnType<typeof openInbox>>;

/** A real mail server for a test, with the mails it received. */
export async function openInbox({ keep = false, ...options }: InboxOptions & { keep?: boolean } = {}) {
  const inbox = createInbox(options);
  const port = await inbox.open(0);
  const seen = new Set<number>();
  if (!keep) onTestFinished(() => inbox.close());
  return {
    ...inbox,
    port,
    /** The environment variables that make a panel send through it. */
    env: { KRONOS_SMTP_URL: `smtp://127.0.0.1:${port}?security=none`, KRONOS_MAIL_FROM: 'panel@example.test' },
    /** The settings with which a panel sends through it. */
    settings: {
      host: '127.0.0.1',
      port,
      security: 'none',
      user: null,
      password: null,
      from: 'panel@example.test',
      fromName: null,
    } as const,
    /** Waits for the oldest mail to an address that was not returned yet, and returns it. */
    async next(to: string) {
      const mail = await until(`mail to ${to}`, () =>
        inbox.list().findLast((each) => each.to.includes(to) && !seen.has(each.id)),
      );
      seen.add(mail.id);
      return mail;
    },
  };
}

/** Returns the first link in the text of a mail. */
export const linkIn = ({ text }: { text: string }): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'about:blank');
