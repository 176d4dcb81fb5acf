import type { FrameMessages } from '../../i18n/frame-messages.ts';

export const shortcutPlatforms = ['mac', 'other'] as const;
export type ShortcutPlatform = (typeof shortcutPlatforms)[number];

/** A key as it is shown, and as it is spoken where the shown text is a symbol. */
export interface ShortcutKey {
  shown: string;
  spoken: string;
}

const shownOnMac: Record<string, string> = { Mod: '⌘', Meta: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' };
const shownElsewhere: Record<string, string> = { Mod: 'Ctrl', Meta: 'Win' };
const shownAnywhere: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
};

/**
 * Returns the keys of a shortcut such as `Mod+K`: ⌘ K on a Mac, Ctrl K elsewhere. A plus sign itself is written
 * `Plus`.
 */
export function shortcutKeys(keys: string, platform: ShortcutPlatform, messages: FrameMessages): ShortcutKey[] {
  const isMac = platform === 'mac';
  const spokenOnMac: Record<string, string> = {
    Mod: messages.commandKey,
    Meta: messages.commandKey,
    Ctrl: messages.controlKey,
    Alt: messages.optionKey,
    Shift: messages.shiftKey,
  };
  return keys.split('+').map((key) => {
    if (key === 'Plus') return { shown: '+', spoken: '+' };
    const shown = (isMac ? shownOnMac : shownElsewhere)[key] ?? shownAnywhere[key] ?? key;
    return { shown, spoken: (isMac ? spokenOnMac[key] : undefined) ?? (key in shownAnywhere ? key : shown) };
  });
}
