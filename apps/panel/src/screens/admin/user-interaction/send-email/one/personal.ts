const inHtml: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What stands for the name of each person. */
const place = '{{name}}';

/** A text with somebody's name in its places. */
export const withName = (text: string, name: string): string => text.replaceAll(place, () => name);

/** The same for HTML, in which a name is text and nothing else. */
export const withNameInHtml = (html: string, name: string): string =>
  withName(
    html,
    name.replace(/[&<>"']/g, (sign) => inHtml[sign] ?? sign),
  );
