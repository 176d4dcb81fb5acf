import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import type { CommandMenuProps } from './command-menu-props.ts';

const dialog = later(() => import('./CommandDialog.tsx'));

/**
 * A dialog that finds pages and actions by name. Open it with `useSearchShortcut` or a button.
 * @example
 * <CommandMenu groups={groups} onAction={run} isOpen={isOpen} onOpenChange={setOpen} />
 */
export function CommandMenu(props: CommandMenuProps) {
  const part = useLateDialog(dialog, props);
  return part && <part.CommandDialog {...props} />;
}
