import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The installation's one secret, from which the others are derived. */
export interface AppKey {
  /** `bytes` bytes that only this key and this purpose give. */
  derive(purpose: string, bytes: number): Buffer;
}

/** @see AppKey */
export function createAppKey(secret: string): AppKey {
  if (secret.length < 32)
    throw new Error('KRONOS_APP_KEY is too short to protect secrets: give at least 32 characters.');
  return { derive: (purpose, bytes) => Buffer.from(hkdfSync('sha256', secret, 'kronos', purpose, bytes)) };
}

/** Reads the key that the data folder keeps, or makes one there that only its owner may read. */
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
