import sanitize from 'sanitize-html';

const tags = ['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'blockquote'];

/** The allowed HTML: text, headings, lists, links and pictures. A test compares it with the kit's list. */
export const rules: sanitize.IOptions = {
  allowedTags: [...tags, 'ul', 'ol', 'li', 'a', 'img'],
  allowedAttributes: {
    // `data-internal` marks links that the panel itself follows (spec §2).
    a: ['href', 'title', 'data-internal'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  // `//host` looks like a path but leaves the site.
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && isForeignData(attribs.src ?? ''),
};

/** Sanitises HTML before it is stored in the database. */
export const sanitizeHtml = (html: string): string => sanitize(html, rules);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes plain text for HTML, including attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

// An SVG is a document of its own; the others are mere images.
const isForeignData = (src: string) =>
  /^data:/i.test(src) && !/^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i.test(src);
