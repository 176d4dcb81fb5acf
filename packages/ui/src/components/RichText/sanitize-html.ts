import createPurifier, { type DOMPurify } from 'dompurify';

const tags = ['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'blockquote'];
/** The HTML that may be shown. A test compares it with the server's list. */
export const config = {
  ALLOWED_TAGS: [...tags, 'ul', 'ol', 'li', 'a', 'img'],
  // `data-internal` marks links that the panel follows itself (spec §2).
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'start', 'data-internal'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Absolute web and mail addresses, or paths within this site; `//host` would leave it.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|#|\/(?![/\\]))/i,
};

// An SVG is a document of its own: as an image it runs no scripts, but it is never pasted on purpose.
export const pictures = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i;

let purifier: DOMPurify | undefined;

/**
 * Returns HTML reduced to text, headings, lists, links and pictures. It needs a document. ADR 0009 explains the choice of
 * DOMPurify.
 * @example
 * sanitizeHtml('<p onclick="x()">Hello</p>')
 */
export function sanitizeHtml(html: string): string {
  purifier ??= withOurRules(createPurifier(window));
  return purifier.sanitize(html, config);
}

function withOurRules(own: DOMPurify): DOMPurify {
  own.addHook('uponSanitizeAttribute', (_node, data) => {
    if (data.attrName === 'src' && data.attrValue.startsWith('data:') && !pictures.test(data.attrValue)) {
      data.keepAttr = false;
    }
  });
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer nofollow');
    }
    if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  });
  return own;
}
