const inHtml: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The placeholder for the name of the recipient. */
const place = '{{name}}';

/** Returns a text with its placeholders replaced by a name. */
export const withName = (text: string, name: string): string => text.replaceAll(place, () => name);

/** Does the same for HTML, in which the name is escaped. */
export const withNameInHtml = (html: string, name: string): string =>
  withName(
    html,
    name.replace(/[&<>"']/g, (sign) => inHtml[sign] ?? sign),
  );
