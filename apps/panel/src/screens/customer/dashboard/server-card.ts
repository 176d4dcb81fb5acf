import type { Server, ServerStatus, ServerType } from '@kronos/api/contract';
import type { ServerCardAction, ServerCardProps } from '@kronos/ui/ServerCard';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';
import {
  pingHistoryText,
  statusText,
  suspendedText,
  unreachableText,
  versionText,
  workText,
} from '../../../messages/server-words.ts';
import type { Pending } from '../../../stores/servers.ts';
import { customerRoutes } from '../../../routes/areas/customer.ts';
import { href } from '../../../routes/href.ts';
import { cardFigures } from './card-figures.ts';

/** The actions on a server's card; the others are on its page. */
export type CardAction = 'start' | 'stop' | 'restart';
type ActionName = 'open' | CardAction;

interface Given {
  server: Snapshot<Server>;
  pending: Pending | undefined;
  /** Whether no request can succeed. */
  isCutOff: boolean;
  now: number;
  t: Translate;
  format: Format;
  act: (action: CardAction) => void;
  /** A text with a link to its process. */
  withProcess: (text: string, process: number | undefined) => ReactNode;
  /** A text with a link to where the server is claimed. */
  withClaim: (text: string) => ReactNode;
}

/** The actions that are possible in a state. */
const possible: Record<ServerStatus, readonly ActionName[]> = {
  running: ['open', 'stop', 'restart'],
  stopped: ['start'],
  starting: ['stop', 'restart'],
  stopping: ['start'],
  restarting: ['stop', 'restart'],
  deploying: ['stop', 'restart'],
  rebuilding: ['stop', 'restart'],
  resetting: ['stop', 'restart'],
  restoring: ['stop', 'restart'],
  moving: ['stop', 'restart'],
  suspended: ['start', 'restart'],
  failed: ['start', 'restart'],
  unreachable: ['open', 'start', 'stop', 'restart'],
};

/** The texts and figures of a server's card. */
export function serverCardProps(given: Given): ServerCardProps {
  const { server, t, format } = given;
  const { name, type, status, version, node, ping, cdn } = server;
  const typeLabel = typeLabels(t)[type];
  const details = { type: typeLabel, node: node.alias };
  const operation = operationOf(given);
  return {
    name,
    href: href(customerRoutes.server, { server: server.id }),
    type,
    typeLabel,
    status,
    statusLabel: statusText(status, server.operation, t),
    details: [
      version === null
        ? t('customer.server.detailsWithoutVersion', details)
        : t('customer.server.details', { ...details, version: versionText(version) }),
      ...(cdn === null ? [] : [t('customer.server.throughCdn', { host: cdn.name })]),
    ].join(' · '),
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
      pingHistory: pingHistoryText(ping.history, t, format),
    },
    ping:
      ping.status === 'unknown'
        ? undefined
        : {
            text: ping.ms === null ? null : t('customer.server.pingValue', { ms: format.number(Math.round(ping.ms)) }),
            history: ping.history,
          },
    ...cardFigures(given),
    operation,
    note: noteOf(given),
    actions: actionsOf(given, operation !== undefined),
  };
}

/**
 * An operation begun on this page comes first: it is known before the server's record contains it. An operation of
 * another user, or from before a reload, is shown as well.
 */
function operationOf({ server, pending, t }: Given): ServerCardProps['operation'] {
  const { operation } = server;
  if (pending?.phase === 'requested') return { label: t('customer.server.requested') };
  if (pending?.phase === 'confirming') {
    // Whether it has begun is not known until the server's record contains it.
    const isTold = operation !== null && operation.id === pending.process;
    return { label: isTold ? workText(operation, t) : t('customer.server.requested') };
  }
  const isUnderWay = operation?.state === 'queued' || operation?.state === 'running';
  return isUnderWay && !pending ? { label: workText(operation, t) } : undefined;
}

function noteOf({ server, pending, now, t, format, withProcess, withClaim }: Given): ServerCardProps['note'] {
  if (pending?.phase === 'unconfirmed')
    return { tone: 'warning', text: withProcess(t('customer.server.note.unconfirmed'), pending.process) };
  if (server.suspension) return { tone: 'warning', text: suspendedText(server.suspension, { t, format, now }) };
  if (server.status === 'unreachable')
    return { tone: 'warning', text: unreachableText(server.seen_at, { t, format, now }) };
  const { operation } = server;
  if (operation?.state === 'failed' && operation.message !== null)
    return { tone: 'danger', text: withProcess(operation.message, operation.id) };
  // Only a running server can be claimed, and only by a user with the power right.
  if (server.status !== 'running' || !server.rights.includes('power')) return undefined;
  if (server.claim === 'lost') return { tone: 'warning', text: withClaim(t('customer.server.note.claimLost')) };
  return server.claim === 'unclaimed'
    ? { tone: 'neutral', text: withClaim(t('customer.server.note.unclaimed')) }
    : undefined;
}

function actionsOf({ server, isCutOff, t, act }: Given, isBusy: boolean): ServerCardProps['actions'] {
  const reason =
    (!server.rights.includes('power') && t('customer.server.noPower')) ||
    (isCutOff && t('customer.server.cutOff')) ||
    (server.suspension && t('customer.server.suspended')) ||
    (isBusy && t('customer.server.busy')) ||
    undefined;
  const actions: Partial<Record<ActionName, ServerCardAction>> = {};
  for (const name of possible[server.status]) {
    // The address works without the panel and without the engine of the node.
    if (name !== 'open') actions[name] = { onAction: () => act(name), disabledReason: reason };
    else if (server.address !== null && !server.suspension)
      actions.open = { href: server.cdn?.address ?? server.address };
  }
  return actions;
}

const typeLabels = (t: Translate): Record<ServerType, string> => ({
  plex: t('customer.server.type.plex'),
  emby: t('customer.server.type.emby'),
  jellyfin: t('customer.server.type.jellyfin'),
});
