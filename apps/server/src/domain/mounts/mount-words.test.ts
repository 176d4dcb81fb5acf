import { expect, it } from 'vitest';
import { withoutSecret } from './mount-words.ts';

it('removes the values of a secret from the output of a machine', () => {
  const config = '[media]\ntype = sftp\npass = open-sesame\n';
  expect(withoutSecret('bad line: pass = open-sesame (open-sesame)', config)).toBe('bad line: [redacted] ([redacted])');
  expect(withoutSecret('Mounted /mnt/films.', null)).toBe('Mounted /mnt/films.');
});
