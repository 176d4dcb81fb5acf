import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaType } from '../images.ts';

/** The file in which each product stores its owner, below `/config`, as in its official image. */
const files: Record<MediaType, { folder: string; name: string; empty: string }> = {
  plex: {
    folder: 'Library/Application Support/Plex Media Server',
    name: 'Preferences.xml',
    empty: '<?xml version="1.0" encoding="utf-8"?>\n<Preferences AcceptedEULA="1"/>\n',
  },
  emby: { folder: 'config', name: 'system.xml', empty: systemXml(false) },
  jellyfin: { folder: 'config', name: 'system.xml', empty: systemXml(false) },
};

/**
 * The file that says whether a server is claimed. It is read on every use, so that changing it while the server is
 * stopped resets the claim, as in the real products.
 */
export function openClaimFile(type: MediaType, config: () => string) {
  const { folder, name, empty } = files[type];
  const read = () => {
    const path = join(config(), folder, name);
    return statSync(path, { throwIfNoEntry: false }) ? readFileSync(path, 'utf8') : empty;
  };
  const write = (text: string) => {
    mkdirSync(join(config(), folder), { recursive: true });
    writeFileSync(join(config(), folder, name), text);
  };
  const attribute = (key: string) => new RegExp(` ${key}="([^"]*)"`).exec(read())?.[1] ?? null;

  return {
    isClaimed: () =>
      type === 'plex'
        ? Boolean(attribute('PlexOnlineToken'))
        : read().includes('<IsStartupWizardCompleted>true</IsStartupWizardCompleted>'),
    /** Plex: writes the preferences of a claim, or removes them with null. */
    setOnline(online: Record<'PlexOnlineToken' | 'PlexOnlineUsername' | 'PlexOnlineMail', string> | null): void {
      const bare = read().replaceAll(/ PlexOnline\w+="[^"]*"/g, '');
      const added = Object.entries({ ...online, ...(online && { PlexOnlineHome: '1' }) })
        .map(([key, value]) => ` ${key}="${value.replaceAll(/["&<>]/g, '')}"`)
        .join('');
      write(bare.replace(/\s*\/>/, `${added}/>`));
    },
    /** Emby and Jellyfin: marks the first set-up as complete. */
    completeSetUp: (): void => write(systemXml(true)),
    /** Creates the file of a server that starts for the first time. */
    ensure(): void {
      write(read());
    },
  };
}

function systemXml(isComplete: boolean): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<ServerConfiguration>
  <IsStartupWizardCompleted>${isComplete}</IsStartupWizardCompleted>
</ServerConfiguration>
`;
}
