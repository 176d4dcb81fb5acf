import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import type { PopoverProps } from './popover-props.ts';

const dialog = later(() => import('./PopoverDialog.tsx'));

/**
 * A floating panel beside its trigger: `<PopoverTrigger><Button/><Popover label="…">…</Popover></PopoverTrigger>`. Its code
 * comes when a hand is near the trigger, or when it first opens.
 */
export function Popover(props: PopoverProps) {
  const part = useLateDialog(dialog, props);
  return part && <part.PopoverDialog {...props} />;
}

/** Joins a button and the `Popover` or `Modal` that it opens. */
export { DialogTrigger as PopoverTrigger } from '../../overlay/DialogTrigger.tsx';
