import type { ReactNode } from 'react';
import type { TooltipProps as RACTooltipProps } from 'react-aria-components/Tooltip';

export interface TooltipProps {
  /** A few words about the trigger. Never a control, never something that is needed to go on. */
  content: ReactNode;
  /** The trigger: one focusable part of this kit. */
  children: ReactNode;
  /** Side on which it opens when there is room. @default 'top' */
  placement?: RACTooltipProps['placement'] | undefined;
  /** Milliseconds of hover before it opens; by keyboard it opens at once. @default 500 */
  delay?: number | undefined;
  /** Keeps it shut. @default false */
  isDisabled?: boolean | undefined;
}
