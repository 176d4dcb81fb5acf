import type { Events } from '../events.ts';
import type { Settings } from '../settings/settings.ts';

export type WordsNudge = ReturnType<typeof createWordsNudge>;

/** Tells every open panel, with the commit, that the house says something else now; what it is each may read itself. */
export const createWordsNudge =
  ({ events, settings }: { events: Events; settings: Settings }) =>
  async (): Promise<void> =>
    events.emit('system', { tenant: await settings.tenant() }, 'words-changed', {});
