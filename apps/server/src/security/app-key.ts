import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The single secret of the installation, from which the others are derived. */
export interface AppKey {
  /** Returns `bytes` bytes that are specific to this key and purpose. */
  derive(purpose: string, bytes: number): Buffer;
  /** Returns a UUID of the installation for this purpose, by which other systems recognise it. */
  deriveId(purpose: string): string;
}

/** @see AppKey */
export function createAppKey(secret: string): AppKey {
  if (secret.length < 32)
    throw new Error('KRONOS_APP_KEY is too short to protect secrets: use at least 32 characters.');
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, 'kronos', purpose, bytes));
  return {
    derive,
    deriveId(purpose) {
      const hex = derive(`id:${purpose}`, 16).toString('hex');
      // Version 8 and the variant of RFC 9562, for ids of a custom format.
      const parts = [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `8${hex.slice(13, 16)}`,
        `8${hex.slice(17, 20)}`,
        hex.slice(20),
      ];
      return parts.join('-');
    },
  };
}

/** Reads the key from the data folder, or creates one there that only its owner can read. */
export function readOrCreateSecret(folder: string): string {
  const file = join(folder, 'app.key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
