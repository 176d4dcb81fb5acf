import type { ReactNode } from 'react';
import {
  Tooltip as RACTooltip,
  type TooltipProps as RACTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import * as css from './Tooltip.css.ts';

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

/** Names or explains its trigger on hover and focus. */
export function Tooltip({ content, children, placement = 'top', delay = 500, isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={80} isDisabled={isDisabled}>
      {children}
      <RACTooltip placement={placement} offset={6} className={css.tooltip}>
        {content}
      </RACTooltip>
    </TooltipTrigger>
  );
}
