import { type ReactNode, useContext } from 'react';
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { PopoverContext } from 'react-aria-components/Popover';
import { Provider } from 'react-aria-components/slots';
import { DialogTriggerContext } from './DialogTrigger.tsx';

/** Tells React Aria's overlays what the kit's own `DialogTrigger` knows; a dialog within them is another's. */
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
