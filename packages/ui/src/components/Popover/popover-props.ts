import type { ReactNode } from 'react';
import type { PopoverProps as RACPopoverProps } from 'react-aria-components/Popover';

export interface PopoverProps
  extends Omit<RACPopoverProps, 'className' | 'style' | 'render' | 'children' | 'trigger' | 'slot' | 'aria-label'> {
  /** The name of the popover, for screen readers. */
  label: string;
  /** The content, or a function that receives `close`. It is mounted only while the popover is open. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
}
