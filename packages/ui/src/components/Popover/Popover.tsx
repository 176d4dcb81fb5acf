import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as RACPopover, type PopoverProps as RACPopoverProps } from 'react-aria-components/Popover';
import { DialogContexts } from '../../overlay/DialogContexts.tsx';
import * as css from './Popover.css.ts';

export interface PopoverProps
  extends Omit<RACPopoverProps, 'className' | 'style' | 'render' | 'children' | 'trigger' | 'slot' | 'aria-label'> {
  /** Name of what it shows, for screen readers. */
  label: string;
  /** The content, or a function that is given `close`. Mounted only while it is open. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
}

/** A floating panel beside its trigger: `<PopoverTrigger><Button/><Popover label="…">…</Popover></PopoverTrigger>`. */
export function Popover({ label, children, offset = 6, ...props }: PopoverProps) {
  return (
    <DialogContexts>
      <RACPopover {...props} offset={offset} className={css.popover}>
        <Dialog aria-label={label} className={css.dialog}>
          {children}
        </Dialog>
      </RACPopover>
    </DialogContexts>
  );
}

/** Joins a button and the `Popover` or `Modal` that it opens. */
export { DialogTrigger as PopoverTrigger } from '../../overlay/DialogTrigger.tsx';
