import { lazyPart } from '../../overlay/lazy-part.ts';
import { useLazyDialog } from '../../overlay/use-lazy-dialog.ts';
import type { PopoverProps } from './popover-props.ts';

const dialog = lazyPart(() => import('./PopoverDialog.tsx'));

/**
 * A floating panel beside its trigger. Its code is loaded when the pointer or the focus reaches the trigger, or when
 * it first opens.
 * @example
 * <PopoverTrigger><Button>Filter</Button><Popover label="Filter">{fields}</Popover></PopoverTrigger>
 */
export function Popover(props: PopoverProps) {
  const part = useLazyDialog(dialog, props);
  return part && <part.PopoverDialog {...props} />;
}

/** Connects a button with the `Popover` or `Modal` that it opens. */
export { DialogTrigger as PopoverTrigger } from '../../overlay/DialogTrigger.tsx';
