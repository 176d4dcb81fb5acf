import { expect, it } from 'vitest';
import { nameOf, readImage } from './image.ts';

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>`;
const read = (text: string) => readImage(Buffer.from(text))?.bytes.toString();

it.each([
  ['image/png', 'png', bytes('89504e470d0a1a0a 0000')],
  ['image/jpeg', 'jpg', bytes('ffd8ffe0 0000')],
  ['image/webp', 'webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
])('recognises %s by its bytes, and keeps them', (type, extension, image) => {
  expect(readImage(image)).toEqual({ type, extension, bytes: image });
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a part of a signature', bytes('89504e470d0a1a')],
  ['another RIFF file', Buffer.from('RIFF\0\0\0\0AVI VP8 ')],
  ['a page', Buffer.from('<!doctype html><p>hello')],
  ['a drawing without its namespace', Buffer.from('<svg><path d="M0 0"/></svg>')],
  ['a drawing that is not UTF-8', Buffer.concat([Buffer.from(svg('')), bytes('ff')])],
])('refuses %s', (_, file) => {
  expect(readImage(file)?.type).toBe(undefined);
});

it('keeps shapes, and paint that is defined in the drawing', () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><rect width="1" height="1" fill="url(#a)" style="opacity:0.5"></rect>',
  );
  expect(read(drawing)).toBe(drawing);
  expect(readImage(Buffer.from(drawing))).toMatchObject({ type: 'image/svg+xml', extension: 'svg' });
});

it.each([
  ['a script', '<script>alert(1)</script><path d="M0 0" />', '<path d="M0 0"></path>'],
  ['an event handler', '<path d="M0 0" onload="alert(1)" />', '<path d="M0 0"></path>'],
  ['a foreign object', '<foreignObject><body>a</body></foreignObject>', ''],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)" />', ''],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0" /></a>', '<path d="M0 0"></path>'],
  ['a picture', '<image href="https://evil.test/a.png" />', ''],
  ['a reference to another file', '<path fill="url(https://evil.test/a.svg#b)" />', '<path></path>'],
  ['a reference in a style', '<path style="fill:url( //evil.test/a )" />', '<path></path>'],
  ['a reference with a backslash', String.raw`<path style="fill:u\72l(//evil.test/a)" />`, '<path></path>'],
  ['an image set', '<path style="mask:image-set(//evil.test/a)" />', '<path></path>'],
  ['an imported sheet', '<path style="@import //evil.test/a" />', '<path></path>'],
  ['a style sheet', '<style>path { fill: url(//evil.test/a) }</style>', ''],
])('removes %s from a drawing', (_, content, left) => {
  expect(read(svg(content))).toBe(svg(left));
});

it('names an image by its content', () => {
  const [one, other] = [readImage(bytes('ffd8ffe0')), readImage(bytes('ffd8ffe1'))];
  expect(nameOf(one!)).toMatch(/^[\w-]{22}\.jpg$/);
  expect(nameOf(one!)).toBe(nameOf({ ...one!, bytes: Buffer.from(one!.bytes) }));
  expect(nameOf(one!)).not.toBe(nameOf(other!));
});
