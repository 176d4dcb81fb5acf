import type { EngineAddress } from '../../engines/port.ts';
import { fingerprintOfPrivate } from '../../engines/ssh/private-key.ts';

/** Returns the fingerprint of the panel's sign-in key; null where it uses none, or cannot read the key. */
export const keyOf = (address: EngineAddress): string | null =>
  address.kind === 'docker' && 'ssh' in address ? fingerprintOfPrivate(address.ssh.privateKey) : null;
