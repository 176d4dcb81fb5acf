import { expect, it } from 'vitest';
import { parseBounded } from './bounded-json.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it('parses JSON up to the limits of depth and length, and refuses more', () => {
  expect(parseBounded('{"a":[1,{"b":"[[[[{{{{,,,,\\"[["}]}')).toEqual({ a: [1, { b: '[[[[{{{{,,,,"[[' }] });
  expect(parseBounded(nested(32))).toBeInstanceOf(Array);
  expect(() => parseBounded(nested(33))).toThrow(SyntaxError);
  expect(() => parseBounded(nested(5_000))).toThrow(SyntaxError);
  expect(parseBounded(`[${'1,'.repeat(9_000)}1]`)).toHaveLength(9_001);
  expect(() => parseBounded(`[${'1,'.repeat(10_001)}1]`)).toThrow(SyntaxError);
  // Characters inside strings do not count, not even in an unterminated one.
  expect(parseBounded(JSON.stringify('[,'.repeat(20_000)))).toHaveLength(40_000);
  expect(() => parseBounded(`"${'\\"['.repeat(20_000)}`)).toThrow(SyntaxError);
});
