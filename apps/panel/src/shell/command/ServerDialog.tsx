import { use } from 'react';
import { useApp, useUserScope } from '../../context/app-context.ts';
import { ActionDialog } from '../../parts/servers/ActionDialog.tsx';
import type { ActionDialogProps } from './command-dialog-props.ts';

/** Asks before an action on one server, and shows whom it interrupts. */
export function ServerDialog({ of, action, onClose }: ActionDialogProps) {
  use(useApp().messages.ensure('server'));
  const { servers } = useUserScope();
  return <ActionDialog server={of} action={action} onConfirm={() => void servers[action](of.id)} onClose={onClose} />;
}
