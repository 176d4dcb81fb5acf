import { expect, it } from 'vitest';
import { pseudo } from '../src/messages/pseudo.ts';
import { compileCatalogue } from './icu.ts';

it('compiles a text without arguments to a plain string, and imports only the runtime', () => {
  const source = compileCatalogue('en', {
    plain: 'Say "hi" to the \\ world',
    named: 'Hello {name}',
    counted: '{count, plural, one{# server} other{# servers}}',
  });
  expect(source).toContain(String.raw`plain: "Say \"hi\" to the \\ world",`);
  expect(source).toContain('named: (d) => "Hello " + d.name');
  expect(source.match(/from "([^"]+)"/g)).toEqual([
    'from "@messageformat/runtime"',
    'from "@messageformat/runtime/lib/cardinals"',
  ]);
});

it('rejects a malformed text at build time', () => {
  expect(() => compileCatalogue('en', { broken: '{count, plural, one{# server}' })).toThrow();
});

it('accents text, but not arguments and cases', () => {
  expect(pseudo('Sign in')).toBe('[Šîĝñ îñ one]');
  expect(pseudo('{name} has {count, plural, one{# server} other{# servers}}')).toMatch(
    /^\[\{name\} ĥàš \{count, plural, one\{# šéŕṽéŕ\} other\{# šéŕṽéŕš\}\} .*\]$/,
  );
});

it('makes a text at least 35 % longer', () => {
  const text = 'Reconnecting to the panel, please wait';
  expect(pseudo(text).length).toBeGreaterThanOrEqual(Math.floor(text.length * 1.35));
});
