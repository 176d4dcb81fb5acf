import type { EngineKind, NodeRow } from '@kronos/api/contract';
import { StatusDot } from '@kronos/ui/StatusDot';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../../../context/app-context.ts';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';

type Row = Snapshot<NodeRow>;

/** How a node's engine is reached, in words. */
export const kindWords = {
  socket: 'nodes.kind.socket',
  tls: 'nodes.kind.tls',
  ssh: 'nodes.kind.ssh',
  sandbox: 'nodes.kind.sandbox',
} as const satisfies Record<EngineKind, string>;

/** The kinds, the most usual first. */
export const engineKinds = ['ssh', 'tls', 'socket', 'sandbox'] as const satisfies readonly EngineKind[];

/** Whether a node answers, and whether anything is placed on it. */
export function NodeState({ node: { up, enabled } }: { node: Pick<Row, 'up' | 'enabled'> }) {
  const t = useMessages();
  if (!up) return <StatusDot tone="danger">{t('nodes.state.down')}</StatusDot>;
  return enabled ? (
    <StatusDot tone="success">{t('nodes.state.up')}</StatusDot>
  ) : (
    <StatusDot tone="warning">{t('nodes.state.off')}</StatusDot>
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** "0.4 of 8 cores". */
export const cpuText = ({ figures }: Row, t: Translate, format: Format): string =>
  figures
    ? t('nodes.cpuOf', { used: format.number(tenths(figures.cpu_used)), all: format.number(figures.cpus) })
    : t('nodes.unknown');

/** "3 of 16 GB". */
export const memoryText = ({ figures }: Row, t: Translate, format: Format): string =>
  figures
    ? t('nodes.amountOf', { used: format.bytes(figures.memory_used_bytes), all: format.bytes(figures.memory_bytes) })
    : t('nodes.unknown');

/** "12 of 40". */
export const slotsText = ({ servers, capacity }: Row, t: Translate, format: Format): string =>
  capacity === null
    ? format.number(servers)
    : t('nodes.amountOf', { used: format.number(servers), all: format.number(capacity) });
