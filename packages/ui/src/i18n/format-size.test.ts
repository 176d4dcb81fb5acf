import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

it.each([
  [0, '0 B'],
  [1, '1 B'],
  [592, '592 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1536, '1.54 kB'],
  [5_000_000, '5 MB'],
  [1_440_000_000, '1.44 GB'],
  [2_048_000_000_000_000, '2,050 TB'],
])('formats %i bytes as %j', (bytes, text) => {
  expect(formatSize(bytes, 'en-US')).toBe(text);
});

it('writes sizes as the language does', () => {
  expect([592, 1536].map((bytes) => formatSize(bytes, 'de').replace(/\s/, ' '))).toEqual(['592 B', '1,54 kB']);
});
