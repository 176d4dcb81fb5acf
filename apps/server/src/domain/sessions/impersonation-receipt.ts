import type { Terms } from './impersonations.ts';

/** What the user is told when an admin signed in as them: who, when, why, and how far that went. */
export function impersonationReceipt({ admin, at, reason, readOnly, minutes }: Terms & { admin: string; at: Date }) {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  return [
    `${admin} signed in to your account on ${when} UTC, for at most ${minutes} minutes.`,
    `The reason given: ${reason}`,
    readOnly
      ? 'They could look at what you see, and change nothing.'
      : 'They could do what you can do. Whatever they changed is written down with their name.',
  ];
}
