import type { Server } from '@kronos/api/contract';
import { LinkButton } from '@kronos/ui/LinkButton';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useUserScope } from '../context/app-context.ts';
import { doingKey, workText } from '../messages/server-words.ts';
import { Callout } from './Callout.tsx';

interface PendingOperationProps {
  server: Snapshot<Pick<Server, 'id' | 'operation'>>;
  /** The address of a process in full. */
  processHref: (process: number) => string;
}

/** The pending operation of a server, from the request to its outcome, with a link to its process. */
export function PendingOperation({ server: { id, operation }, processHref }: PendingOperationProps) {
  const { servers } = useUserScope();
  const pending = useSnapshot(servers.state).pending[id];
  const t = useMessages();
  const isUnderWay = operation?.state === 'queued' || operation?.state === 'running';
  if (!pending && !isUnderWay) return null;
  const process = pending ? pending.process : operation?.id;
  return (
    <Callout
      label={t('timeline.underWay')}
      tone={pending?.phase === 'unconfirmed' ? 'warning' : 'info'}
      isAnnounced
      action={
        process === undefined ? undefined : (
          <LinkButton size="small" href={processHref(process)}>
            {t('customer.server.openProcess')}
          </LinkButton>
        )
      }
    >
      {words()}
    </Callout>
  );

  function words(): string {
    if (pending?.phase === 'requested') return t('customer.server.requested');
    if (pending?.phase === 'unconfirmed') return t('timeline.unconfirmed');
    if (operation && operation.id === process) return workText(operation, t);
    return pending ? t(doingKey(pending.kind)) : '';
  }
}
