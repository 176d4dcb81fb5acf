import type { Events } from '../events.ts';
import type { Settings } from '../settings/settings.ts';

export type MountsNudge = ReturnType<typeof createMountsNudge>;

/** Tells every admin's open panel, with the commit, that the storage of nodes is another now. */
export const createMountsNudge =
  ({ events, settings }: { events: Events; settings: Settings }) =>
  async (): Promise<void> =>
    events.emit('admin', { tenant: await settings.tenant() }, 'mounts-changed', {});
