import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import type { PopoverProps } from './popover-props.ts';

const dialog = later(() => import('./PopoverDialog.tsx'));

/**
 * A floating panel beside its trigger. Its code is loaded when the pointer or the focus reaches the trigger, or when
 * it first opens.
 * @example
 * <PopoverTrigger><Button>Filter</Button><Popover label="Filter">{fields}</Popover></PopoverTrigger>
 */
export function Popover(props: PopoverProps) {
  const part = useLateDialog(dialog, props);
  return part && <part.PopoverDialog {...props} />;
}

/** Joins a button and the `Popover` or `Modal` that it opens. */
export { DialogTrigger as PopoverTrigger } from '../../overlay/DialogTrigger.tsx';
