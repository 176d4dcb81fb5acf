/** Returns the text of sanitized HTML; an absolute link is followed by its address. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<a [^>]*href="(https?:[^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, text: string) =>
      text === href ? text : `${text} (${href})`,
    )
    .replaceAll(/<li>/g, '- ')
    .replaceAll(/<hr ?\/?>/g, '---\n')
    .replaceAll(/<\/(p|blockquote|pre|h\d|ul|ol)>/g, '\n\n')
    .replaceAll(/<\/(li|div)>|<br ?\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
