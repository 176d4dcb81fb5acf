import { AlertDialog } from '@kronos/ui/AlertDialog';
import { ToastRegion } from '@kronos/ui/ToastRegion';
import { createToaster } from '@kronos/ui/toaster';
import { use, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';

/** Shows what the notices store holds: toasts as they come, dialogs one after the other. */
export function ShownNotices() {
  const { notices, messages } = useApp();
  const { t } = messages;
  use(messages.ensure('notices'));
  const [toaster] = useState(() => createToaster());
  const { toasts, dialogs } = useSnapshot(notices.state);

  useEffect(() => {
    if (toasts.length === 0) return;
    for (const { tone, title, text } of notices.takeToasts()) toaster.add({ tone, title: title(t), text: text(t) });
  }, [notices, toaster, toasts, t]);

  const [dialog] = dialogs;
  return (
    <>
      <ToastRegion toaster={toaster} />
      {dialog && (
        <AlertDialog key={dialog.id} isOpen kind="error" title={dialog.title(t)} onOpenChange={notices.closeDialog}>
          {dialog.text(t)}
        </AlertDialog>
      )}
    </>
  );
}
