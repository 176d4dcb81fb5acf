import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import type { ShortcutSheetProps } from './shortcut-sheet-props.ts';

const list = later(() => import('./ShortcutList.tsx'));

/**
 * A dialog that lists the keyboard shortcuts. `useShortcutSheet()` provides its state and opens it on "?".
 * @example
 * <ShortcutSheet groups={groups} isOpen={isOpen} onOpenChange={setOpen} />
 */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const part = useLateDialog(list, props);
  return part && <part.ShortcutList {...props} />;
}
