import type { ReactNode, RefObject } from 'react';
import type { TooltipAria } from 'react-aria/useTooltipTrigger';
import { Provider } from 'react-aria-components/slots';
import { Tooltip, TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { useAfterScroll } from '../../overlay/use-after-scroll.ts';
import type { TooltipProps } from './tooltip-props.ts';
import * as css from './Tooltip.css.ts';

interface TooltipBubbleProps extends Pick<TooltipProps, 'placement'> {
  state: TooltipTriggerState;
  triggerRef: RefObject<Element | null>;
  tooltipProps: TooltipAria['tooltipProps'];
  children: ReactNode;
}

/** The floating text of a `Tooltip`. */
export function TooltipBubble({ state, triggerRef, tooltipProps, placement, children }: TooltipBubbleProps) {
  const isOpen = useAfterScroll(state.isOpen);
  return (
    <Provider
      values={[
        [TooltipTriggerStateContext, { ...state, isOpen }],
        [TooltipContext, { ...tooltipProps, triggerRef }],
      ]}
    >
      <Tooltip placement={placement} offset={6} className={css.tooltip}>
        {children}
      </Tooltip>
    </Provider>
  );
}
