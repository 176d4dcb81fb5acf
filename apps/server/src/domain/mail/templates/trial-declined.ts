import { mailTemplate } from '../template.ts';

/** Reports a declined trial and the reason. */
export const trialDeclined = mailTemplate({
  key: 'trial-declined',
  examples: { name: 'Robin', reason: 'All our nodes are full this month.' },
  subject: 'Your request for a trial at {{brand}}',
  text: `Hello {{name}},

Thank you for your interest. Unfortunately, we cannot offer you a trial at the moment:

{{reason}}

We stored nothing beyond your request, and you are welcome to ask again.
`,
});
