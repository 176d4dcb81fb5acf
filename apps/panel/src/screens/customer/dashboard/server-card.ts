import type { Server, ServerStatus, ServerType } from '@kronos/api/contract';
import type { ServerCardAction, ServerCardProps } from '@kronos/ui/ServerCard';
import type { Snapshot } from 'valtio/vanilla';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';
import type { Pending, ServerAction } from '../../../person/servers.ts';

type ActionName = 'open' | ServerAction;

interface Given {
  server: Snapshot<Server>;
  pending: Pending | undefined;
  /** Nothing can be asked for. */
  isCutOff: boolean;
  now: number;
  t: Translate;
  format: Format;
  act: (action: ServerAction) => void;
}

/** What a person can ask of a server in a state. */
const possible: Record<ServerStatus, readonly ActionName[]> = {
  running: ['open', 'stop', 'restart'],
  stopped: ['start'],
  starting: ['stop', 'restart'],
  stopping: ['start'],
  restarting: ['stop', 'restart'],
  failed: ['start', 'restart'],
  unreachable: ['start', 'stop', 'restart'],
};

/** A server in the words and figures of its card. */
export function serverCardProps(given: Given): ServerCardProps {
  const { server, t, format } = given;
  const { name, type, status, version, node, ping } = server;
  const typeLabel = typeLabels(t)[type];
  const details = { type: typeLabel, node: node.alias };
  const operation = operationOf(given);
  return {
    name,
    type,
    typeLabel,
    status,
    statusLabel: statusLabels(t)[status],
    details:
      version === null
        ? t('customer.server.detailsWithoutVersion', details)
        : t('customer.server.details', { ...details, version: withoutBuild(version) }),
    labels: {
      actions: {
        open: t('customer.server.action.open'),
        start: t('customer.server.action.start'),
        stop: t('customer.server.action.stop'),
        restart: t('customer.server.action.restart'),
      },
      menu: t('customer.server.menu', { name }),
      ping: t('customer.server.ping'),
      noPing: t('customer.server.noPing'),
      pingHistory: pingHistory(ping.history, t, format),
    },
    ping:
      ping.status === 'unknown'
        ? undefined
        : {
            text: ping.ms === null ? null : t('customer.server.pingValue', { ms: format.number(Math.round(ping.ms)) }),
            history: ping.history,
          },
    operation,
    note: noteOf(given),
    actions: actionsOf(given, operation !== undefined),
  };
}

/** Ours first: it is known before the server tells of it. Somebody else's, or one from before a reload, shows as well. */
function operationOf({ server, pending, t }: Given): ServerCardProps['operation'] {
  const doing: Record<ServerAction, string> = {
    start: t('customer.server.doing.start'),
    stop: t('customer.server.doing.stop'),
    restart: t('customer.server.doing.restart'),
  };
  if (pending?.phase === 'requested') return { label: t('customer.server.requested') };
  if (pending?.phase === 'confirming') return { label: doing[pending.action] };
  const { operation } = server;
  const isUnderWay = operation?.state === 'queued' || operation?.state === 'running';
  return isUnderWay && !pending ? { label: doing[operation.kind] } : undefined;
}

function noteOf({ server, pending, now, t, format }: Given): ServerCardProps['note'] {
  if (pending?.phase === 'unconfirmed') return { tone: 'warning', text: t('customer.server.note.unconfirmed') };
  if (server.status === 'unreachable') {
    const age = format.relative(server.seen_at ?? server.created_at, now);
    return { tone: 'warning', text: t('customer.server.note.unreachable', { age }) };
  }
  const { operation } = server;
  return operation?.state === 'failed' && operation.message !== null
    ? { tone: 'danger', text: operation.message }
    : undefined;
}

function actionsOf({ server, isCutOff, t, act }: Given, isBusy: boolean): ServerCardProps['actions'] {
  const reason = (isCutOff && t('customer.server.cutOff')) || (isBusy && t('customer.server.busy')) || undefined;
  const actions: Partial<Record<ActionName, ServerCardAction>> = {};
  for (const name of possible[server.status]) {
    // Its address answers without the panel.
    if (name !== 'open') actions[name] = { onAction: () => act(name), disabledReason: reason };
    else if (server.address !== null) actions.open = { href: server.address };
  }
  return actions;
}

function pingHistory(history: readonly (number | null)[], t: Translate, format: Format): string {
  const answers = history.filter((ms) => ms !== null);
  const count = history.length;
  if (answers.length === 0) return t('customer.server.pingSilent', { count });
  const [least, most] = [Math.min(...answers), Math.max(...answers)].map((ms) => format.number(Math.round(ms)));
  return t('customer.server.pingHistory', { count, least: least ?? '', most: most ?? '' });
}

/** Plex adds the hash of its build to the version, which says nothing to people. */
const withoutBuild = (version: string) => version.replace(/-[0-9a-f]+$/, '');

const typeLabels = (t: Translate): Record<ServerType, string> => ({
  plex: t('customer.server.type.plex'),
  emby: t('customer.server.type.emby'),
  jellyfin: t('customer.server.type.jellyfin'),
});

const statusLabels = (t: Translate): Record<ServerStatus, string> => ({
  running: t('customer.server.status.running'),
  stopped: t('customer.server.status.stopped'),
  starting: t('customer.server.status.starting'),
  stopping: t('customer.server.status.stopping'),
  restarting: t('customer.server.status.restarting'),
  failed: t('customer.server.status.failed'),
  unreachable: t('customer.server.status.unreachable'),
});
