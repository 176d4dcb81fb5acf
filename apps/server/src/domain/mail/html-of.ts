import { escapeHtml as escape } from '../../security/sanitize-html.ts';

/** Returns a mail's text as simple HTML: paragraphs at empty lines, clickable links, nothing else. */
export const htmlOf = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

const address = /https?:\/\/[^\s<>"]+/g;

/** Escapes the text and the links in it; a trailing full stop is not part of a link. */
function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const url = found.replace(/[.,;:!?)]+$/, '');
    html += `${escape(text.slice(end, index))}<a href="${escape(url)}">${escape(url)}</a>`;
    end = index + url.length;
  }
  return html + escape(text.slice(end));
}
