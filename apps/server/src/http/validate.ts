import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Parses a query or body, refusing with each field's texts. */
export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) (errors[path.map(String).join('.')] ??= []).push(message);
  throw new AppError('invalid', 'Some of what was sent is not valid.', { errors });
}

/** Parses path parameters: an id that cannot be one is simply not found. */
export function validateParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError('not-found', 'There is nothing at this address.');
  return result.data;
}
