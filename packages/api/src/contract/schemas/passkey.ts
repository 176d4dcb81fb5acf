import { z } from 'zod';

/** Bytes as browsers encode them (WebAuthn Level 3, `toJSON`). */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);
const id = bytes(1400);
/** A hint for browsers; browsers keep adding new values. */
const transport = z.string().max(20);
const descriptor = z.object({ id, type: z.literal('public-key') });
const preference = z.enum(['required', 'preferred', 'discouraged']);

/** The options with which a browser creates a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: preference,
    requireResidentKey: z.boolean(),
    userVerification: preference,
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** The options with which a browser requests a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: preference,
  allowCredentials: z.array(descriptor),
});
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

/** A passkey that a browser has created. */
export const passkeyRegistration = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(transport).max(10).default([]),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** A passkey's signature. */
export const passkeyProof = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProof>;
