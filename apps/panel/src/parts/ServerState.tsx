import type { Server, ServerStatus } from '@kronos/api/contract';
import { StatusDot } from '@kronos/ui/StatusDot';
import { use } from 'react';
import { useApp, useMessages } from '../context/app-context.ts';
import { stateText } from '../messages/server-words.ts';

const tones = {
  running: 'success',
  stopped: 'neutral',
  starting: 'info',
  stopping: 'info',
  restarting: 'info',
  deploying: 'info',
  rebuilding: 'info',
  resetting: 'info',
  restoring: 'info',
  moving: 'info',
  suspended: 'warning',
  failed: 'danger',
  unreachable: 'warning',
} as const satisfies Record<ServerStatus, string>;

interface ServerStateProps {
  status: ServerStatus;
  /** The operation in progress or in the queue. */
  operation?: Pick<NonNullable<Server['operation']>, 'kind' | 'state' | 'ahead'> | null;
}

/** The status of a server as text with a mark. */
export function ServerState({ status, operation }: ServerStateProps) {
  use(useApp().messages.ensure('customer'));
  const t = useMessages();
  const tone = tones[status];
  return (
    <StatusDot tone={tone} isBusy={tone === 'info'}>
      {stateText(status, operation, t)}
    </StatusDot>
  );
}
