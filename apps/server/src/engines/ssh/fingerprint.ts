import { createHash } from 'node:crypto';

/** Returns a public key's fingerprint as shown by `ssh-keygen -l`. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
