import { type ReactNode, useRef } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import type { TooltipProps as RACTooltipProps } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { later, useLater, useLoadNear } from '../../overlay/later.ts';

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

const bubble = later(() => import('./TooltipBubble.tsx'));

/** Names or explains its trigger on hover and focus; what floats there is fetched when a hand is near. */
export function Tooltip({ content, children, placement = 'top', delay = 500, isDisabled = false }: TooltipProps) {
  const options = { delay, closeDelay: 80, isDisabled };
  const state = useTooltipTriggerState(options);
  const triggerRef = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, state, triggerRef);
  useLoadNear(bubble, isDisabled ? undefined : triggerRef);
  const part = useLater(bubble, state.isOpen);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      {part && (
        <part.TooltipBubble state={state} triggerRef={triggerRef} tooltipProps={tooltipProps} placement={placement}>
          {content}
        </part.TooltipBubble>
      )}
    </>
  );
}
