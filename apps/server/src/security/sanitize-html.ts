import sanitize from 'sanitize-html';

const tags = ['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'blockquote'];

/** The HTML that may be written: text, headings, lists, links and pictures. A test compares it with the kit's list. */
export const rules: sanitize.IOptions = {
  allowedTags: [...tags, 'ul', 'ol', 'li', 'a', 'img'],
  allowedAttributes: {
    // `data-internal` marks links that the panel follows itself (spec §2).
    a: ['href', 'title', 'data-internal'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  // `//host` would leave the site while it looks like a path.
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && isForeignData(attribs.src ?? ''),
};

/** Cleans HTML on its way into the database. */
export const sanitizeHtml = (html: string): string => sanitize(html, rules);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML that shows it letter by letter, in an attribute too. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

// An SVG is a document of its own; the others are only pictures.
const isForeignData = (src: string) =>
  /^data:/i.test(src) && !/^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i.test(src);
