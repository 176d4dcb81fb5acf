import { AppError } from '../../platform/app-error.ts';
import { sanitizeHtml } from '../../security/sanitize-html.ts';

const empty = 'Enter the text';
const isBlank = (html: string) => !html.includes('<img') && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** Returns the sanitized HTML of a field; refuses it when nothing visible is left. */
export function cleanHtml(field: string, html: string): string {
  const clean = sanitizeHtml(html);
  if (isBlank(clean)) throw new AppError('invalid', empty, { errors: { [field]: [empty] } });
  return clean;
}
