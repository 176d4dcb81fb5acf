import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import * as css from './Kbd.css.ts';
import { type ShortcutPlatform, shortcutKeys } from './shortcut.ts';
import { useShortcutPlatform } from './use-shortcut-platform.ts';

export interface KbdProps {
  /** The keys joined by plus signs, such as `Mod+K`. `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
  keys: string;
  /** The platform whose keys are shown. @default the reader's platform */
  platform?: ShortcutPlatform | undefined;
}

/**
 * A keyboard shortcut with the key names of the reader's platform.
 * @example
 * <Kbd keys="Mod+K" />
 */
export function Kbd({ keys, platform }: KbdProps) {
  const messages = useWords(defaultFrameMessages);
  const own = useShortcutPlatform();
  const parts = shortcutKeys(keys, platform ?? own, messages);
  return (
    <kbd className={css.keys}>
      <span className={visuallyHidden}>{parts.map(({ spoken }) => spoken).join(' ')}</span>
      {parts.map(({ shown }) => (
        <span key={shown} className={css.key} aria-hidden="true">
          {shown}
        </span>
      ))}
    </kbd>
  );
}
