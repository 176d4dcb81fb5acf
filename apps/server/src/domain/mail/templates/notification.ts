import type { MailContent } from '../mail.ts';

/** A notification as mail: its text without HTML. */
export const notified = (notification: { name: string; title: string; content: string }): MailContent => ({
  subject: notification.title,
  text: `Hello ${notification.name},

${plain(notification.content)}

You choose in your account settings which notifications come by mail.`,
});

/** Returns the text of sanitized HTML. */
const plain = (html: string): string =>
  html
    .replaceAll(/<\/(p|li|h\d|div)>|<br ?\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
