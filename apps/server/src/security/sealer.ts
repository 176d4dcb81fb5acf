import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { AppKey } from './app-key.ts';

/**
 * Keeps secrets unreadable at rest. `place` (table:row:field) is authenticated, so that a sealed text cannot be moved.
 */
export interface Sealer {
  seal(plain: string, place: string): string;
  open(sealed: string, place: string): string;
}

/** AES-256-GCM; the format is `v1.iv.ciphertext.tag`, each base64url. */
export function createSealer(appKey: AppKey): Sealer {
  const key = appKey.derive('seal', 32);
  return {
    seal(plain, place) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v1', ...[iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed, place) {
      const [version, ...parts] = sealed.split('.');
      const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== 'v1' || !iv || !text || !tag)
        throw new Error(`The sealed value of ${place} has an unknown format.`);
      const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place)).setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}
