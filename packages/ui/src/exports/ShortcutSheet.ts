export {
  type ShortcutGroup,
  ShortcutSheet,
  type ShortcutSheetProps,
} from '../components/ShortcutSheet/ShortcutSheet.tsx';
export { useShortcutSheet } from '../components/ShortcutSheet/use-shortcut-sheet.ts';
