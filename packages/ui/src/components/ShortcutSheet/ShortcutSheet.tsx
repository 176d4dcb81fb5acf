import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import type { ShortcutSheetProps } from './shortcut-sheet-props.ts';

const list = later(() => import('./ShortcutList.tsx'));

/** Lists the keyboard shortcuts. `useShortcutSheet()` gives it its state and opens it by "?". */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const part = useLateDialog(list, props);
  return part && <part.ShortcutList {...props} />;
}
