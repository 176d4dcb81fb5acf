import type { Events } from '../events.ts';
import type { Settings } from '../settings/settings.ts';

export type CdnNudge = ReturnType<typeof createCdnNudge>;

/** Tells every admin's open panel, with the commit, that the CDN hosts are others now. */
export const createCdnNudge =
  ({ events, settings }: { events: Events; settings: Settings }) =>
  async (): Promise<void> =>
    events.emit('admin', { tenant: await settings.tenant() }, 'cdn-hosts-changed', {});
