import type { Contract, Handlers } from '@kronos/api/contract';
import { notFound } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { ProcessDirectory } from '../domain/processes/directory.ts';
import type { Processes } from '../domain/processes/processes.ts';
import type { Retries } from '../domain/servers/retries.ts';
import type { RequestContext } from '../http/request-context.ts';

/** The period that the drawer covers (spec §9), and the maximum number of rows in case there were many processes. */
const hour = 60 * 60 * 1000;
const most = 200;

/** Handlers of processes, for admins. */
export function processesHandlers({
  processes,
  processDirectory,
  retries,
  clock,
}: {
  processes: Processes;
  processDirectory: ProcessDirectory;
  retries: Retries;
  clock: Clock;
}): Handlers<Contract, RequestContext>['processes'] {
  const found = <T>(data: T | undefined): { data: T } => {
    if (data === undefined) throw notFound('process');
    return { data };
  };
  return {
    list: ({ query }) => processDirectory.list(query),
    export: ({ query }) => processDirectory.export(query),
    async recent() {
      const now = clock.now();
      const data = await processes.recent(most, new Date(now.getTime() - hour));
      return { data, meta: { last_updated: now.toISOString() } };
    },
    one: async ({ params }) => found(await processes.find(params.id)),
    log: async ({ params, query }) => found(await processes.logSince(params.id, query.after)),
    retry: ({ params }) => retries.retry(params.id),
    related: async ({ params }) => found(await processes.related(params.id)),
  };
}
