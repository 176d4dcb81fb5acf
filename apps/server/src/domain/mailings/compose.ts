import type { MailingPurpose } from '@kronos/api/contract';
import { escapeHtml } from '../../security/sanitize-html.ts';
import type { MailMessage } from '../mail/carrier.ts';
import { pageOf } from '../mail/page-of.ts';
import { plainText } from '../mail/plain-text.ts';

export interface MailingText {
  subject: string;
  /** Sanitized HTML. */
  content: string;
  purpose: MailingPurpose;
}

export interface ComposeOptions {
  /** The name of the recipient, which replaces `{{name}}`. */
  name: string;
  brand: string;
  /** The panel's address, with which links into the panel become absolute. */
  publicUrl: URL;
  /** Where the recipient unsubscribes: a page for people, and an address for mail programs. */
  unsubscribe: { page: string; oneClick: string };
}

/** Writes the mail for one recipient. News says how to unsubscribe; a service mail says why it was sent. */
export function composeMailing(
  { subject, content, purpose }: MailingText,
  { name, brand, publicUrl, unsubscribe }: ComposeOptions,
): Pick<MailMessage, 'subject' | 'text' | 'html' | 'unsubscribe'> {
  const body = content
    .replaceAll(/ (href|src)="\//g, (_, attribute: string) => ` ${attribute}="${publicUrl.origin}/`)
    .replaceAll('{{name}}', escapeHtml(name));
  const isNews = purpose === 'news';
  const because = isNews
    ? 'You are receiving this because you are subscribed to news by e-mail.'
    : `You are receiving this because you have an account at ${brand}.`;
  const footer = escapeHtml(because) + (isNews ? ` <a href="${escapeHtml(unsubscribe.page)}">Unsubscribe</a>` : '');
  return {
    subject: subject.replaceAll('{{name}}', name),
    text: `${plainText(body)}\n\n-- \n${because}${isNews ? `\nUnsubscribe: ${unsubscribe.page}` : ''}\n`,
    html: pageOf({ body, footer }),
    ...(isNews && { unsubscribe: unsubscribe.oneClick }),
  };
}
