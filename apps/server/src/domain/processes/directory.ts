import { and, eq } from 'drizzle-orm';
import type { Contract, ParsedOf, ProcessRecord } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { processes } from '../../db/schema.ts';
import { listOf } from '../records/list-of.ts';
import { presentProcess } from './present.ts';
import { isWhole, selectProcesses } from './select.ts';

type Filter = ParsedOf<Contract['processes']['export']>['query'];

type View = Awaited<ReturnType<typeof selectProcesses>>[number];

export type ProcessDirectory = ReturnType<typeof createProcessDirectory>;

/** The processes, as listed for admins. */
export const createProcessDirectory = ({ db, clock }: { db: Database; clock: Clock }) =>
  listOf<Filter['sort'], Filter, View, ProcessRecord>(db, {
    from: processes,
    views: () => selectProcesses(db),
    where: isWhole,
    search: [processes.command, processes.result],
    // Ids are assigned in the order of creation.
    sort: { created_at: processes.id },
    filter: ({ state, kind, node, server }) =>
      and(
        state && eq(processes.state, state),
        kind && eq(processes.kind, kind),
        node === undefined ? node : eq(processes.nodeId, node),
        server === undefined ? server : eq(processes.serverId, server),
      ),
    present: (view) => presentProcess(view, clock.now()),
  });
