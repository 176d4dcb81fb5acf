import type { MailContent } from '../mail.ts';

interface Facts {
  name: string;
  product: string;
  days: number;
  endsAt: Date;
  brand: string;
  /** The page to set a password, or to sign in. */
  link: string;
  /** For how many days the link is valid; null for one without expiry. */
  linkDays: number | null;
  hasServer: boolean;
}

/** Announces the start of a trial. */
export const trialApproved = ({
  name,
  product,
  days,
  endsAt,
  brand,
  link,
  linkDays,
  hasServer,
}: Facts): MailContent => ({
  subject: `Your trial of ${product}`,
  text: `Hello ${name},

your trial of ${product} at ${brand} has begun. It lasts ${days === 1 ? 'one day' : `${days} days`}, until ${endsAt.toUTCString()}.

${linkDays === null ? 'You have an account with this address already. Sign in:' : `Set a password for your account. The link opens once, within ${linkDays} days:`}
${link}

${hasServer ? 'Your server is being made. You find it on your dashboard.' : 'We set your server up and tell you once it is there.'}
`,
});
