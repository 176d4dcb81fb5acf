import { mailTemplate } from '../template.ts';

/** Reports a declined trial and the reason. */
export const trialDeclined = mailTemplate({
  key: 'trial-declined',
  examples: { name: 'Robin', reason: 'All our nodes are full this month.' },
  subject: 'Your request for a trial at {{brand}}',
  text: `Hello {{name}},

thank you for your interest. We cannot offer you a trial at the moment:

{{reason}}

Nothing was stored beyond your request, and you may ask again.
`,
});
