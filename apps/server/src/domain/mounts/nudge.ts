import type { Events } from '../events.ts';
import type { Settings } from '../settings/settings.ts';

type StorageEvent = 'mounts-changed' | 'mount-paths-changed' | 'library-paths-changed' | 'deployment-paths-changed';

export type MountsNudge = ReturnType<typeof createMountsNudge>;

/** Tells every admin's open panel, with the commit, that the storage of nodes is another now. */
export const createMountsNudge =
  ({ events, settings }: { events: Events; settings: Settings }) =>
  async (event: StorageEvent = 'mounts-changed'): Promise<void> =>
    events.emit('admin', { tenant: await settings.tenant() }, event, {});
