import type { MailContent } from '../mail.ts';

/** Reports a declined trial and the reason. */
export const trialDeclined = ({
  name,
  reason,
  brand,
}: {
  name: string;
  reason: string;
  brand: string;
}): MailContent => ({
  subject: `Your request for a trial at ${brand}`,
  text: `Hello ${name},

thank you for your interest. We cannot offer you a trial at the moment:

${reason}

Nothing was stored beyond your request, and you may ask again.
`,
});
