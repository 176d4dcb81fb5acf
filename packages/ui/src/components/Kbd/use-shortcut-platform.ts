import { useSyncExternalStore } from 'react';
import type { ShortcutPlatform } from './shortcut.ts';

const subscribe = () => () => undefined;
// `userAgentData` would be more precise, but is missing in Safari, where it matters most.
const read = (): ShortcutPlatform => (/^(Mac|iP)/.test(navigator.platform) ? 'mac' : 'other');
const onServer = (): ShortcutPlatform => 'other';

/**
 * Returns the platform whose key names the reader expects; on a server it is `other`.
 * @example
 * const platform = useShortcutPlatform()
 */
export const useShortcutPlatform = (): ShortcutPlatform => useSyncExternalStore(subscribe, read, onServer);
