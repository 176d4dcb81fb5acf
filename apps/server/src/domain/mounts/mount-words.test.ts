import { expect, it } from 'vitest';
import { withoutSecret } from './mount-words.ts';

it('leaves no value of a secret in what a machine printed', () => {
  const config = '[media]\ntype = sftp\npass = open-sesame\n';
  expect(withoutSecret('bad line: pass = open-sesame (open-sesame)', config)).toBe('bad line: [redacted] ([redacted])');
  expect(withoutSecret('Mounted /mnt/films.', null)).toBe('Mounted /mnt/films.');
});
