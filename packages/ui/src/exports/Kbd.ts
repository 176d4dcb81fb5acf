export { Kbd, type KbdProps } from '../components/Kbd/Kbd.tsx';
export { type ShortcutPlatform, shortcutPlatforms } from '../components/Kbd/shortcut.ts';
export { useShortcutPlatform } from '../components/Kbd/use-shortcut-platform.ts';
