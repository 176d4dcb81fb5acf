import type { EngineAddress } from '../../engines/port.ts';
import { fingerprintOfPrivate } from '../../engines/ssh/private-key.ts';

/** Returns the fingerprint of the key by which the panel signs in; null where it does not, or cannot read the key. */
export const keyOf = (address: EngineAddress): string | null =>
  address.kind === 'docker' && 'ssh' in address ? fingerprintOfPrivate(address.ssh.privateKey) : null;
