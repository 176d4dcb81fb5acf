import { lazyPart } from '../../overlay/lazy-part.ts';
import { useLazyDialog } from '../../overlay/use-lazy-dialog.ts';
import type { CommandMenuProps } from './command-menu-props.ts';

const dialog = lazyPart(() => import('./CommandDialog.tsx'));

/**
 * A dialog that finds pages and actions by name. Open it with `useSearchShortcut` or a button.
 * @example
 * <CommandMenu groups={groups} onAction={run} isOpen={isOpen} onOpenChange={setOpen} />
 */
export function CommandMenu(props: CommandMenuProps) {
  const part = useLazyDialog(dialog, props);
  return part && <part.CommandDialog {...props} />;
}
