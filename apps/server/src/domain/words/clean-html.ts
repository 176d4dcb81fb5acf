import { AppError } from '../../app-error.ts';
import { sanitizeHtml } from '../../security/sanitize-html.ts';

const empty = 'Write what it says';
const isBlank = (html: string) => !html.includes('<img') && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** The HTML of a field without what is not allowed in it; refused at the field when nothing to see is left. */
export function cleanHtml(field: string, html: string): string {
  const clean = sanitizeHtml(html);
  if (isBlank(clean)) throw new AppError('invalid', empty, { errors: { [field]: [empty] } });
  return clean;
}
