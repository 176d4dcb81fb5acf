import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [512, '512 bytes'],
  [1024, '1 kB'],
  [1536, '1.5 kB'],
  [5 * 1024 ** 2, '5 MB'],
  [2048 * 1024 ** 3, '2,048 GB'],
])('formats %i bytes as %j', (bytes, text) => {
  expect(formatSize(bytes, 'en-US')).toBe(text);
});
