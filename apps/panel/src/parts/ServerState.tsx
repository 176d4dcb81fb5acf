import type { ServerStatus } from '@kronos/api/contract';
import { StatusDot } from '@kronos/ui/StatusDot';
import { use } from 'react';
import { useApp, useMessages } from '../context/app-context.ts';

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

/** How a server is, in a word and a mark. */
export function ServerState({ status }: { status: ServerStatus }) {
  use(useApp().messages.ensure('customer'));
  const t = useMessages();
  const tone = tones[status];
  return (
    <StatusDot tone={tone} isBusy={tone === 'info'}>
      {t(`customer.server.status.${status}`)}
    </StatusDot>
  );
}
