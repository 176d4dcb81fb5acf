import { z } from 'zod';
import { passkeyProof } from './passkey.ts';

/** The kinds of second factor: a code of the app, a passkey, or one of the recovery codes. */
export const factorKind = z.enum(['authenticator', 'passkey', 'recovery']);
export type FactorKind = z.infer<typeof factorKind>;

/** A six-digit code of the app, or a recovery code. */
export const code = z.string().trim().min(1, 'Enter the code').max(64, 'At most 64 characters');

/** Either of them proves the second factor. */
export const proof = { code: code.optional(), passkey: passkeyProof.optional() };

/** Shown once. */
export const recoveryCodes = z.array(z.string());
