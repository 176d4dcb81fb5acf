import type { Events } from '../events.ts';
import type { Settings } from '../settings/settings.ts';

export type WordsNudge = ReturnType<typeof createWordsNudge>;

/** Notifies every open panel after the commit that messages have changed; each reads what it may see. */
export const createWordsNudge =
  ({ events, settings }: { events: Events; settings: Settings }) =>
  async (): Promise<void> =>
    events.emit('system', { tenant: await settings.tenant() }, 'words-changed', {});
