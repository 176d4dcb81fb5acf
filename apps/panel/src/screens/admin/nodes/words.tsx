import type { EngineKind, NodeRow, NodeState as StateOfNode } from '@kronos/api/contract';
import { StatusDot } from '@kronos/ui/StatusDot';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../../../context/app-context.ts';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';

type Row = Snapshot<NodeRow>;

interface Speech {
  t: Translate;
  format: Format;
}

/** The texts for the kinds of engines. */
export const kindWords = {
  socket: 'nodes.kind.socket',
  tls: 'nodes.kind.tls',
  ssh: 'nodes.kind.ssh',
  sandbox: 'nodes.kind.sandbox',
} as const satisfies Record<EngineKind, string>;

/** The kinds of engines, the most common first. */
export const engineKinds = ['ssh', 'tls', 'socket', 'sandbox'] as const satisfies readonly EngineKind[];

/** Returns the state of a node: whether it responds, and whether it accepts new servers. */
export const stateOf = ({ up, enabled }: Pick<Row, 'up' | 'enabled'>): StateOfNode => {
  if (!up) return 'down';
  return enabled ? 'up' : 'off';
};

export const stateTones = { up: 'success', down: 'danger', off: 'warning' } as const satisfies Record<
  StateOfNode,
  string
>;

/** The state of a node with its colour. */
export function NodeState({ node }: { node: Pick<Row, 'up' | 'enabled'> }) {
  const t = useMessages();
  const state = stateOf(node);
  return <StatusDot tone={stateTones[state]}>{t(`nodes.state.${state}`)}</StatusDot>;
}

/** Returns the provider and the region of a node. */
export const placeText = ({ provider, region }: Row, { t }: Pick<Speech, 't'>): string =>
  [provider, region].filter(Boolean).join(', ') || t('nodes.none');

const tenths = (value: number) => Math.round(value * 10) / 10;

/** "0.4 of 8 cores". */
export const cpuText = ({ figures }: Row, { t, format }: Speech): string =>
  figures
    ? t('nodes.cpuOf', { used: format.number(tenths(figures.cpu_used)), all: format.number(figures.cpus) })
    : t('nodes.unknown');

/** "3 of 16 GB". */
export const memoryText = ({ figures }: Row, { t, format }: Speech): string =>
  figures
    ? t('nodes.amountOf', { used: format.bytes(figures.memory_used_bytes), all: format.bytes(figures.memory_bytes) })
    : t('nodes.unknown');

/** "12 of 40". */
export const slotsText = ({ servers, capacity }: Row, { t, format }: Speech): string =>
  capacity === null
    ? format.number(servers)
    : t('nodes.amountOf', { used: format.number(servers), all: format.number(capacity) });
