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

it('counts the depth of objects and of lists alike, and not their number', () => {
  expect(() => parseBounded('{"a":'.repeat(33) + '1' + '}'.repeat(33))).toThrow('nested too deeply');
  expect(parseBounded('{"a":'.repeat(32) + '1' + '}'.repeat(32))).toBeInstanceOf(Object);
  expect(parseBounded(`[${'[],{},'.repeat(100)}1]`)).toHaveLength(201);
});

it('counts no more parts than there may be', () => {
  expect(parseBounded(`[${'1,'.repeat(10_000)}1]`)).toHaveLength(10_001);
  expect(() => parseBounded(`[${'1,'.repeat(10_001)}1]`)).toThrow('too many parts');
});

it('counts nothing inside strings, whatever they escape', () => {
  const brackets = '['.repeat(100);
  for (const text of [brackets, `"${brackets}`, `\\${brackets}`, `\\"${brackets}"`, ','.repeat(10_001)])
    expect(parseBounded(JSON.stringify([text, 1]))).toEqual([text, 1]);
  // After the end of a string, everything counts again.
  for (const text of ['', 'a', '\\', '\\\\', '"'])
    expect(() => parseBounded(`[${JSON.stringify(text)},${'['.repeat(40)}${']'.repeat(40)}]`)).toThrow(
      'nested too deeply',
    );
});
