import { createHash } from 'node:crypto';

/** A public key's fingerprint as `ssh-keygen -l` shows it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
