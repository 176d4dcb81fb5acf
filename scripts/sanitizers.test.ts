import { describe, expect, it } from 'vitest';
import { rules, sanitizeHtml } from '../apps/server/src/security/sanitize-html.ts';
import { config, pictures } from '../packages/ui/src/components/RichText/sanitize-html.ts';

// HTML is sanitised twice, on write by the server and on render by the kit, and neither package may import the other.
describe('the sanitisers of server and kit', () => {
  const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

  it('allow the same tags and attributes', () => {
    expect(sorted(rules.allowedTags || [])).toEqual(sorted(config.ALLOWED_TAGS));
    expect(sorted(Object.values(rules.allowedAttributes || {}).flat() as string[])).toEqual(
      sorted(config.ALLOWED_ATTR),
    );
  });

  it.each([
    'https://example.test',
    'HTTP://example.test',
    'mailto:ada@example.test',
    '/app/shop',
    '#top',
    '//evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.test',
  ])('agree about a link to %s', (href) => {
    expect(sanitizeHtml(`<a href="${href}">a</a>`).includes('href')).toBe(config.ALLOWED_URI_REGEXP.test(href));
  });

  it.each(['png', 'jpeg', 'gif', 'webp', 'avif', 'svg+xml', 'bmp'])('agree about a picture of image/%s', (type) => {
    const src = `data:image/${type};base64,iVBO`;
    expect(sanitizeHtml(`<img src="${src}">`).includes('src')).toBe(pictures.test(src));
  });
});
