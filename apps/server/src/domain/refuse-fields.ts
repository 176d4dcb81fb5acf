import { AppError } from '../platform/app-error.ts';

/** Refuses an input with errors by field; fields with `false` are valid. */
export function refuseFields(texts: Readonly<Record<string, string | false>>): void {
  const errors: Record<string, string[]> = {};
  for (const [field, text] of Object.entries(texts)) if (text !== false) errors[field] = [text];
  if (Object.keys(errors).length === 0) return;
  throw new AppError('invalid', 'Some fields are not valid.', { errors });
}
