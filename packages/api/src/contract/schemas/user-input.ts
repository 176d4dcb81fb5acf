import { z } from 'zod';
import { fieldHints } from './field-hints.ts';

/** An e-mail address (RFC 5321 allows 254 characters); line breaks, which would end a mail header, are not accepted. */
export const emailAddress = z
  .string()
  .trim()
  .min(1, 'Enter an e-mail address')
  .max(254, 'At most 254 characters')
  .pipe(z.email('Invalid email address'))
  .register(fieldHints, { kind: 'email' });

/** Control characters, line breaks, and marks that change the text direction: a name appears within other text. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** The name of a user, as a single line. */
export const userName = z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(100, 'At most 100 characters')
  .refine((name) => !unprintable.test(name), 'Use one line of text');

/**
 * A new password: at least twelve characters, counted by code point, or four different words; the kit's field requires
 * the same.
 */
export const newPassword = z
  .string()
  .max(1024, 'At most 1024 characters')
  .refine(
    (password) => Array.from(password).length >= 12 || isPassphrase(password),
    'At least 12 characters, or a passphrase of four words',
  );

const isPassphrase = (text: string) =>
  new Set(text.toLowerCase().match(/\p{L}{2,}/gu)).size >= 4 && /\p{L}[\s\p{P}]+\p{L}/u.test(text);
