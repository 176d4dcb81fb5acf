import { expect, it } from 'vitest';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { type ShortcutPlatform, shortcutKeys } from './shortcut.ts';

const read = (keys: string, platform: ShortcutPlatform, how: 'shown' | 'spoken') =>
  shortcutKeys(keys, platform, defaultFrameMessages)
    .map((key) => key[how])
    .join(' ');

it.each([
  ['Mod+K', '⌘ K', 'Command K', 'Ctrl K', 'Ctrl K'],
  ['Alt+Shift+P', '⌥ ⇧ P', 'Option Shift P', 'Alt Shift P', 'Alt Shift P'],
  ['Ctrl+C', '⌃ C', 'Control C', 'Ctrl C', 'Ctrl C'],
  ['Meta+L', '⌘ L', 'Command L', 'Win L', 'Win L'],
  ['ArrowUp', '↑', 'ArrowUp', '↑', 'ArrowUp'],
  ['Mod+Plus', '⌘ +', 'Command +', 'Ctrl +', 'Ctrl +'],
  ['?', '?', '?', '?', '?'],
])('writes %s for macOS and for other systems', (keys, shownOnMac, spokenOnMac, shown, spoken) => {
  expect(read(keys, 'mac', 'shown')).toBe(shownOnMac);
  expect(read(keys, 'mac', 'spoken')).toBe(spokenOnMac);
  expect(read(keys, 'other', 'shown')).toBe(shown);
  expect(read(keys, 'other', 'spoken')).toBe(spoken);
});
