import { escapeHtml as escape } from '../../security/sanitize-html.ts';

/** A letter's text as a plain page: paragraphs where a line is empty, addresses that can be clicked, nothing else. */
export function htmlOf(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(paragraph).replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${paragraphs.join('')}</body></html>`;
}

const address = /https?:\/\/[^\s<>"]+/g;

/** Escapes what lies between the addresses and the addresses themselves; a full stop at the end is the sentence's. */
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
