import type { Terms } from './impersonations.ts';

/** The notification about an impersonation: the admin, the time, the reason and the extent. */
export function impersonationReceipt({ admin, at, reason, readOnly, minutes }: Terms & { admin: string; at: Date }) {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  return [
    `${admin} signed in to your account on ${when} UTC, for at most ${minutes} minutes.`,
    `Reason: ${reason}`,
    readOnly
      ? 'They could see what you see but could not change anything.'
      : 'They could do what you can do. Every change they made is recorded under their name.',
  ];
}
