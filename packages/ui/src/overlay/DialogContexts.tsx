import { type ReactNode, useContext } from 'react';
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { PopoverContext } from 'react-aria-components/Popover';
import { Provider } from 'react-aria-components/slots';
import { DialogTriggerContext } from './DialogTrigger.tsx';

/**
 * Passes the kit's `DialogTrigger` on to React Aria's overlays. A dialog inside them does not belong to this trigger.
 */
export function DialogContexts({ children }: { children: ReactNode }) {
  const trigger = useContext(DialogTriggerContext);
  if (!trigger) return children;
  const { state, triggerRef, dialogProps } = trigger;
  return (
    <Provider
      values={[
        [OverlayTriggerStateContext, state],
        [RootMenuTriggerStateContext, state],
        [DialogContext, dialogProps],
        [PopoverContext, { trigger: 'DialogTrigger', triggerRef, ...dialogProps }],
      ]}
    >
      <DialogTriggerContext value={null}>{children}</DialogTriggerContext>
    </Provider>
  );
}
