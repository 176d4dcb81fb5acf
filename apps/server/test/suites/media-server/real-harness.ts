import { randomUUID } from 'node:crypto';
import type { ServerType } from '@kronos/api/contract';
import type { NewInvite } from '../../../src/domain/media-servers/port.ts';
import { vendorUrls } from '../../../src/integrations/media-server/settings.ts';
import type { Harness } from './harness.ts';

interface Real {
  url: string;
  key: string;
  folder: string;
  guest: string | undefined;
}

/** Reads the claimed real server from the variables listed in CONTRIBUTING.md; undefined without its address. */
export function readReal(type: ServerType, environment: NodeJS.ProcessEnv): Real | undefined {
  const read = (name: string) => environment[`KRONOS_TEST_${type.toUpperCase()}_${name}`];
  const url = read('URL');
  if (!url) return undefined;
  const [key, folder] = [read('KEY'), read('FOLDER')];
  if (!key || !folder) throw new Error(`KRONOS_TEST_${type.toUpperCase()}_KEY and _FOLDER belong to its _URL.`);
  return { url, key, folder, guest: read('GUEST') };
}

export async function realHarness(
  type: ServerType,
  real: Real | undefined,
  unique: (name: string) => string,
): Promise<Harness> {
  if (!real) throw new Error('This server does not exist.');
  const { url, key, folder, guest } = real;
  return {
    settings: { ...vendorUrls, clientId: randomUUID(), product: 'Kronos tests', version: '0.1.0', timeoutMs: 30_000 },
    folder,
    claimed: async () => ({ type, url, key }),
    guest: (): NewInvite => {
      if (type !== 'plex') return { how: 'user', name: unique('kronos'), libraries: 'all' };
      // Each invitation sends a mail, so the mailbox must be the tester's own; its provider ignores the part after the
      // plus.
      const [name, domain] = (guest ?? '').split('@');
      if (!domain) throw new Error('KRONOS_TEST_PLEX_GUEST is the address that is invited.');
      return { how: 'share', email: `${name}+${unique('kronos').replace(' ', '-')}@${domain}`, libraries: 'all' };
    },
    close: async () => undefined,
  };
}
