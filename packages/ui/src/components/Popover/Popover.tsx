import type { ReactNode } from 'react';
import type { PopoverProps as RACPopoverProps } from 'react-aria-components/Popover';
import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';

export interface PopoverProps
  extends Omit<RACPopoverProps, 'className' | 'style' | 'render' | 'children' | 'trigger' | 'slot' | 'aria-label'> {
  /** Name of what it shows, for screen readers. */
  label: string;
  /** The content, or a function that is given `close`. Mounted only while it is open. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
}

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
