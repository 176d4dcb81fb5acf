import { mailTemplate } from '../template.ts';

/** A notification as mail: its text without HTML. */
export const notified = mailTemplate({
  key: 'notification',
  examples: {
    name: 'Robin',
    title: 'Your server is ready',
    content: 'Living Room is now running. You can find it on your dashboard.',
  },
  required: 'content',
  subject: '{{title}}',
  text: `Hello {{name}},

{{content}}

You can choose in your account settings which notifications you receive by mail.`,
});
