import type { Server, ServerStatus } from '@kronos/api/contract';
import type { ServerCardProps } from '@kronos/ui/ServerCard';
import type { Snapshot } from 'valtio/vanilla';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';

/** Six sampling intervals: a single late sample does not show the age. */
const freshFor = 60_000;

/** The states in which a server uses nothing. */
const still: ReadonlySet<ServerStatus> = new Set(['stopped', 'starting', 'deploying', 'suspended', 'failed']);

/** The figures of a server, with their age if they are old. */
export function cardFigures(given: {
  server: Pick<Snapshot<Server>, 'status' | 'figures' | 'operation'>;
  now: number;
  t: Translate;
  format: Format;
}): Pick<ServerCardProps, 'figures' | 'figuresAge'> {
  const { server, now, t, format } = given;
  const { status, figures, operation } = server;
  if (!figures || still.has(status)) return {};
  const isOld = now - Date.parse(figures.at) > freshFor;
  // After an operation, figures from before it no longer apply.
  if (isOld && status === 'running' && operation && operation.started_at > figures.at) return {};
  return {
    figures: [
      {
        label: t('customer.server.cpu'),
        value: t('customer.server.cpuValue', { share: format.number(Math.round(figures.cpu * 100)) }),
      },
      { label: t('customer.server.memory'), value: format.bytes(figures.memory_bytes) },
    ],
    figuresAge:
      isOld || status === 'unreachable'
        ? t('customer.server.figuresAge', { age: format.relative(figures.at, now) })
        : undefined,
  };
}
