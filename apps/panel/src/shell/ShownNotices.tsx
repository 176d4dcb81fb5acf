import { AlertDialog, fetchAlertDialog } from '@kronos/ui/AlertDialog';
import { ToastRegion } from '@kronos/ui/ToastRegion';
import { createToaster } from '@kronos/ui/toaster';
import { use, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { LazySignInAgain } from './frame-parts.ts';
import { Later } from './Later.tsx';

/** Shows the notices: toasts at once, dialogs one after the other. */
export function ShownNotices() {
  const { notices, messages, session } = useApp();
  const { t } = messages;
  use(messages.ensure('notices'));
  const [toaster] = useState(() => createToaster());
  const { toasts, dialogs } = useSnapshot(notices.state);
  const { isExpired } = useSnapshot(session.state);

  useEffect(() => {
    if (toasts.length === 0) return;
    for (const { title, text, action, ...rest } of notices.takeToasts()) {
      toaster.add({
        ...rest,
        title: title(t),
        text: text?.(t),
        action: action && { ...action, label: action.label(t) },
      });
    }
  }, [notices, toaster, toasts, t]);

  useEffect(() => {
    const stop = new AbortController();
    // Each consumer requests it again.
    const prepare = () => void fetchAlertDialog().catch(() => undefined);
    for (const sign of ['pointerdown', 'keydown'])
      document.addEventListener(sign, prepare, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);

  const [dialog] = dialogs;
  return (
    <>
      <ToastRegion toaster={toaster} />
      {dialog && (
        <AlertDialog
          key={dialog.id}
          isOpen
          kind={dialog.kind}
          title={dialog.title(t)}
          onOpenChange={notices.closeDialog}
        >
          {dialog.text(t)}
        </AlertDialog>
      )}
      {isExpired && (
        <Later>
          <LazySignInAgain />
        </Later>
      )}
    </>
  );
}
