import { z } from 'zod';
import { fieldHints } from './field-hints.ts';

/** Long enough for an address or a word (RFC 5321 allows 254 characters), and no line break that a mail's header would take. */
export const emailAddress = z
  .string()
  .trim()
  .min(1, 'Enter an e-mail address')
  .max(254, 'At most 254 characters')
  .pipe(z.email('Invalid email address'))
  .register(fieldHints, { kind: 'email' });

/** Control characters, ends of lines, and what turns the text round it: a name stands among other words. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** One line of text that somebody is called by. */
export const userName = z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(100, 'At most 100 characters')
  .refine((name) => !unprintable.test(name), 'Use one line of text');

/** A password that is new: twelve characters as people count them, or four words that differ; the kit's field asks the same. */
export const newPassword = z
  .string()
  .max(1024, 'At most 1024 characters')
  .refine(
    (password) => Array.from(password).length >= 12 || isPassphrase(password),
    'At least 12 characters, or a passphrase of four words',
  );

const isPassphrase = (text: string) =>
  new Set(text.toLowerCase().match(/\p{L}{2,}/gu)).size >= 4 && /\p{L}[\s\p{P}]+\p{L}/u.test(text);
