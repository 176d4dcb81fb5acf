import { expect, it } from 'vitest';
import { redact } from './secrets.ts';

it('removes secrets by their names, however spelled and however deeply nested', () => {
  const hidden = '[redacted]';
  expect(
    redact({
      Password: 's3cret',
      a: [{ token_hash: 's3cret', b: { returnKey: 's3cret', 'Set-Cookie': ['s3cret'], name: 'b' } }],
    }),
  ).toEqual({
    Password: hidden,
    a: [{ token_hash: hidden, b: { returnKey: hidden, 'Set-Cookie': hidden, name: 'b' } }],
  });
});

it('leaves everything else as it is', () => {
  const at = new Date(0);
  const value = { status: 'running', passwords: 2, list: [1, null, 'x', [true]], at, nothing: null };
  expect(redact(value)).toEqual(value);
  expect(redact({ at })['at']).toBe(at);
});
