import { lazyPart } from '../../overlay/lazy-part.ts';
import { useLazyDialog } from '../../overlay/use-lazy-dialog.ts';
import type { ShortcutSheetProps } from './shortcut-sheet-props.ts';

const list = lazyPart(() => import('./ShortcutList.tsx'));

/**
 * A dialog that lists the keyboard shortcuts. `useShortcutSheet()` provides its state and opens it on "?".
 * @example
 * <ShortcutSheet groups={groups} isOpen={isOpen} onOpenChange={setOpen} />
 */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const part = useLazyDialog(list, props);
  return part && <part.ShortcutList {...props} />;
}
