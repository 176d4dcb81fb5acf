import { mailTemplate } from '../template.ts';

/** A notification as mail: its text without HTML. */
export const notified = mailTemplate({
  key: 'notification',
  examples: {
    name: 'Robin',
    title: 'Your server is ready',
    content: 'Living Room runs now. You find it on your dashboard.',
  },
  required: 'content',
  subject: '{{title}}',
  text: `Hello {{name}},

{{content}}

You choose in your account settings which notifications come by mail.`,
});
