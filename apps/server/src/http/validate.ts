import type { z } from 'zod';
import { AppError } from '../platform/app-error.ts';

/** Parses a query or body; refuses invalid fields with their messages. */
export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) {
    requireKeepable(result.data);
    return result.data;
  }
  const errors: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) (errors[path.map(String).join('.')] ??= []).push(message);
  throw invalid(errors);
}

const invalid = (errors: Record<string, string[]>) => new AppError('invalid', 'Some fields are not valid.', { errors });

/** Parses path parameters: an invalid id counts as not found. */
export function validateParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (!result.success || !isKeepable(result.data)) throw new AppError('not-found', 'There is nothing at this address.');
  return result.data;
}

/** Refuses NUL and unpaired surrogates, which PostgreSQL stores in neither text nor JSON; nobody types them. */
function requireKeepable(parsed: unknown): void {
  const errors: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(typeof parsed === 'object' && parsed !== null ? parsed : {}))
    if (!isKeepable(value)) errors[name] = ['Contains a character that cannot be stored'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isKeepable(name) && isKeepable(part));
}
