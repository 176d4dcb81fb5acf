import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import type { CommandMenuProps } from './command-menu-props.ts';

const dialog = later(() => import('./CommandDialog.tsx'));

/** Jumps to a page or does something by typing a part of its name. Opened with `useSearchShortcut` or by a button. */
export function CommandMenu(props: CommandMenuProps) {
  const part = useLateDialog(dialog, props);
  return part && <part.CommandDialog {...props} />;
}
