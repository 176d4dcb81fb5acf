import type { BlastRadius } from '@kronos/api/contract';
import { customerServers } from '@kronos/api/routes/customer-servers';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useUserScope } from '../../context/app-context.ts';
import type { ServerAction } from '../../stores/server-actions.ts';
import type { ShownServer } from './shown-server.ts';

interface ActionDialogProps {
  /** Its node is needed only for an action on that. */
  server: Pick<ShownServer['server'], 'id' | 'name'> & Partial<Pick<ShownServer['server'], 'node'>>;
  action: ServerAction;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action interrupts users, and shows how many. */
export function ActionDialog({ server: { id, name, node }, action, onConfirm, onClose }: ActionDialogProps) {
  const { api } = useApp();
  const { servers } = useUserScope();
  const { list } = useSnapshot(servers.state);
  // A node can be restarted only if all its servers belong to the user, so the list contains them.
  const neighbours =
    list.status === 'ready' ? list.data.filter((other) => other.id !== id && other.node.id === node?.id).length : 0;
  const [radius, setRadius] = useState<BlastRadius>();
  const t = useMessages();
  useEffect(() => {
    const asking = new AbortController();
    void api
      .extend({ customerServers })
      .customerServers.blastRadius({ params: { id } }, { signal: asking.signal })
      // Without a response the dialog is shown without it.
      .then((outcome) => outcome.kind === 'ok' && setRadius(outcome.data));
    return () => asking.abort();
  }, [api, id]);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(`server.confirm.${action}`, { name })}
      blastRadius={[
        radius && t('server.blast', { count: radius.shared_with }),
        action === 'restartNode' && neighbours > 0 && t('server.blastNode', { count: neighbours }),
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={t(`server.action.${action}`)}
      tone="accent"
      onConfirm={onConfirm}
    >
      {t(`server.confirmText.${action}`)}
    </ConfirmDialog>
  );
}
