import { and, asc, desc, eq } from 'drizzle-orm';
import { type Contract, exportLimit, type ParsedOf } from '@kronos/api/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { processes } from '../../db/schema.ts';
import { defaultPerPage, pageMetaOf, pageOf } from '../paging.ts';
import { search } from '../text-match.ts';
import { presentProcess } from './present.ts';
import { isWhole, selectProcesses } from './select.ts';

type ListQuery = ParsedOf<Contract['processes']['list']>['query'];
type Filter = ParsedOf<Contract['processes']['export']>['query'];

export type ProcessDirectory = ReturnType<typeof createProcessDirectory>;

/** Everything that the system did, as admins look it up. */
export function createProcessDirectory({ db, clock }: { db: Database; clock: Clock }) {
  const matching = ({ q, state, kind, node, server }: Filter) =>
    and(
      isWhole,
      search(q, [processes.command, processes.result]),
      state && eq(processes.state, state),
      kind && eq(processes.kind, kind),
      node === undefined ? node : eq(processes.nodeId, node),
      server === undefined ? server : eq(processes.serverId, server),
    );

  const read = async (filter: Filter, { limit, offset = 0 }: { limit: number; offset?: number }) => {
    // They are numbered as they are created.
    const order = filter.direction === 'asc' ? asc : desc;
    const rows = await selectProcesses(db)
      .where(matching(filter))
      .orderBy(order(processes.id))
      .limit(limit)
      .offset(offset);
    const now = clock.now();
    return rows.map((row) => presentProcess(row, now));
  };
  const count = (filter: Filter) => db.current.$count(processes, matching(filter));

  return {
    async list(query: ListQuery) {
      const page = pageOf(query, defaultPerPage);
      const [data, total] = await Promise.all([read(query, page), count(query)]);
      return { data, meta: pageMetaOf(page, total) };
    },
    /** All that a filter leaves, up to the limit of an export. */
    async export(filter: Filter) {
      const [data, total] = await Promise.all([read(filter, { limit: exportLimit }), count(filter)]);
      return { data, meta: { total } };
    },
  };
}
