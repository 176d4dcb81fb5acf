import { onTestFinished } from 'vitest';
import { createInbox, type InboxOptions } from '../../../sandbox/src/mail/inbox.ts';
import { until } from './until.ts';

export type TestInbox = Awaited<ReturnType<typeof openInbox>>;

/** A real mail server for a test, and what it received. */
export async function openInbox({ keep = false, ...options }: InboxOptions & { keep?: boolean } = {}) {
  const inbox = createInbox(options);
  const port = await inbox.open(0);
  const seen = new Set<number>();
  if (!keep) onTestFinished(() => inbox.close());
  return {
    ...inbox,
    port,
    /** Makes a panel send through it. */
    env: { KRONOS_SMTP_URL: `smtp://127.0.0.1:${port}?security=none`, KRONOS_MAIL_FROM: 'panel@example.test' },
    /** The oldest letter to an address that this has not given yet; waits for it. */
    async next(to: string) {
      const mail = await until(`a letter to ${to}`, () =>
        inbox.list().findLast((each) => each.to.includes(to) && !seen.has(each.id)),
      );
      seen.add(mail.id);
      return mail;
    },
  };
}

/** The first address in a letter's text. */
export const linkIn = ({ text }: { text: string }): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'about:blank');
