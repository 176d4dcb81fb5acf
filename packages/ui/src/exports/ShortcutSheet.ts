export { ShortcutSheet } from '../components/ShortcutSheet/ShortcutSheet.tsx';
export type { ShortcutGroup, ShortcutSheetProps } from '../components/ShortcutSheet/shortcut-sheet-props.ts';
export { useShortcutSheet } from '../components/ShortcutSheet/use-shortcut-sheet.ts';
