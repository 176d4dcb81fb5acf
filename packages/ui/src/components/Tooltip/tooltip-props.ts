import type { ReactNode } from 'react';
import type { TooltipProps as RACTooltipProps } from 'react-aria-components/Tooltip';

export interface TooltipProps {
  /** A few words about the trigger. Do not put controls or anything needed for a task in it. */
  content: ReactNode;
  /** The trigger: one focusable component of this kit. */
  children: ReactNode;
  /** The side on which it opens when there is room. @default 'top' */
  placement?: RACTooltipProps['placement'] | undefined;
  /** The hover delay in milliseconds. On keyboard focus it opens at once. @default 500 */
  delay?: number | undefined;
  /** Whether the tooltip stays closed. @default false */
  isDisabled?: boolean | undefined;
}
