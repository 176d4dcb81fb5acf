import type { MailContent } from '../mail.ts';

/** Reports that an admin signed in as the recipient, and where to ask about it. */
export const impersonationMail = ({
  name,
  facts,
  link,
}: {
  name: string;
  facts: string[];
  link: string;
}): MailContent => ({
  subject: 'An administrator signed in to your account',
  text: [
    `Hello ${name},`,
    ...facts,
    `You find this among your notifications as well: ${link}`,
    'If you did not expect it, ask us about it.',
  ].join('\n\n'),
});
