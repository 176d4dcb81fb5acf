import * as fc from 'fast-check';

const long = 'x'.repeat(6000);

/** Texts that are known to have broken servers. */
const texts = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\u202eabc',
  '﷽'.repeat(50),
  '🜁👩‍👩‍👧‍👦',
  'İıſK',
  'Z͑ͫ̓a̴l̷g̶o',
  long,
  '%00',
  '%',
  '%_\\%',
  "' or 1=1; drop table users --",
  '\\u0000',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'true',
  '[object Object]',
  'users:',
  'nodes:%',
  'services:\0',
  'private-user.1',
  'private-admin.',
  '1.1',
  'a@b.test',
  'a\0@b.test',
);
const numbers = fc.constantFrom(
  '0',
  '-0',
  '-1',
  '1.5',
  '1e3',
  '1e309',
  '0x10',
  'NaN',
  'Infinity',
  '+1',
  ' 1 ',
  '١',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '1,000',
);

/** Anything that can be part of an address. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  texts,
  numbers,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer().map(String),
);

const keys = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length', 'then', '$ne', 'id', '');

/** Anything that JSON can hold. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(0, -0, -1, 0.1, 1e300, -1e300, 2 ** 53, 2_147_483_648, null, true, false) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(keys, hostileText, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Bodies that are not JSON, or barely so. */
export const hostileBody = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '0',
  '{"a":1}{"b":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '\ufeff{}',
  '[' + '['.repeat(20_000),
  '['.repeat(5000) + ']'.repeat(5000),
  `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`,
  `{"email":"a@b.test","email":"c@d.test","password":"${long}"}`,
  'x'.repeat(70_000),
  'email=a@b.test&password[]=x&__proto__[admin]=1',
);

/** Values of the Content-Type header. */
export const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'APPLICATION/JSON;',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/json, text/html',
    ),
  },
);

/** Headers that a proxy or another client may have set. */
export const strayHeaders = fc.dictionary(
  fc.constantFrom('x-request-id', 'x-socket-id', 'x-kronos-domain', 'x-forwarded-for', 'accept', 'accept-language'),
  fc.constantFrom('', '0', '%00', '../..', '::1', '999.999.999.999', '*/*', 'x'.repeat(500), '\u00ff\u00fe'),
  { maxKeys: 2 },
);
