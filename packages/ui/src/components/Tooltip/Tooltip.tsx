import { useRef } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { lazyPart, useLazyPart, usePreloadOnIntent } from '../../overlay/lazy-part.ts';
import type { TooltipProps } from './tooltip-props.ts';

const bubble = lazyPart(() => import('./TooltipBubble.tsx'));

/**
 * A bubble that names or explains its trigger on hover and focus. Its code is loaded when the pointer or the focus
 * reaches the trigger.
 * @example
 * <Tooltip content="Restart"><Button>R</Button></Tooltip>
 */
export function Tooltip({ content, children, placement = 'top', delay = 500, isDisabled = false }: TooltipProps) {
  const options = { delay, closeDelay: 80, isDisabled };
  const state = useTooltipTriggerState(options);
  const triggerRef = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, state, triggerRef);
  usePreloadOnIntent(bubble, isDisabled ? undefined : triggerRef);
  const part = useLazyPart(bubble, state.isOpen);
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
