// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `customerCdn.enable`. */
export const enableFields = [
  { name: 'cdn', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'type', kind: 'choice', required: true, options: ['subdomain', 'domain'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerCdn.prefer`. */
export const preferFields = [
  { name: 'cdn', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'domain', kind: 'text', nullable: true, maxLength: 253, pattern: '^(?=.*[a-z])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$', initial: null },
] as const satisfies readonly FieldData[];
