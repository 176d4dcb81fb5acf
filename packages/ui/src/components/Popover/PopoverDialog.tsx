import { Dialog } from 'react-aria-components/Dialog';
import { Popover as RACPopover } from 'react-aria-components/Popover';
import { DialogContexts } from '../../overlay/DialogContexts.tsx';
import type { PopoverProps } from './popover-props.ts';
import * as css from '../../overlay/popover.css.ts';

/** The panel of a `Popover`, with the code that React Aria needs for it. */
export function PopoverDialog({ label, children, offset = 6, ...props }: PopoverProps) {
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
