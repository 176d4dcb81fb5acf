import { useSyncExternalStore } from 'react';
import type { ShortcutPlatform } from './shortcut.ts';

const subscribe = () => () => undefined;
// `userAgentData` would say it better and is not in Safari, where it matters most.
const read = (): ShortcutPlatform => (/^(Mac|iP)/.test(navigator.platform) ? 'mac' : 'other');
const onServer = (): ShortcutPlatform => 'other';

/** Whose keys the reader has under their fingers; a server cannot know and says `other`. */
export const useShortcutPlatform = (): ShortcutPlatform => useSyncExternalStore(subscribe, read, onServer);
