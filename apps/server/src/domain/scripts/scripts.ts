import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type {
  Contract,
  ParsedOf,
  ScriptDetail,
  ScriptDraft,
  ScriptRow,
  ScriptVersion,
  ScriptVersionDetail,
} from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { scriptRuns as runs, scripts as table, scriptVersions as versions } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { GlobalValues } from '../globals/global-values.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';

type Filter = ParsedOf<Contract['adminScripts']['export']>['query'];
type Version = typeof versions.$inferSelect;

/** The number of versions kept per script. */
const keptVersions = 100;

export interface ScriptView {
  row: typeof table.$inferSelect;
  now: Version;
  runs: number;
  lastRunAt: Date | null;
}

export type Scripts = ReturnType<typeof createScripts>;

/** The administration of scripts for nodes; each change of what runs is kept as a version. */
export function createScripts(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  globalValues: GlobalValues;
}) {
  const { db, clock, audit, events, globalValues } = deps;
  const isCurrent = and(eq(versions.scriptId, table.id), eq(versions.version, table.version));
  const views = () =>
    db.current
      .select({ row: table, now: versions, runs: counted, lastRunAt: last })
      .from(table)
      .innerJoin(versions, isCurrent);
  const view = async (id: number): Promise<ScriptView | undefined> => (await views().where(eq(table.id, id)))[0];

  /** Writes the next version and deletes the oldest. */
  const write = async (scriptId: number, version: number, { source, variables, as_root }: ScriptDraft) => {
    await globalValues.refuseUnknown('variables', variables);
    await db.current.insert(versions).values({
      scriptId,
      version,
      source,
      variables,
      asRoot: as_root,
      byName: audit.actor()?.name ?? null,
      at: clock.now(),
    });
    const isOld = and(eq(versions.scriptId, scriptId), lte(versions.version, version - keptVersions));
    await db.current.delete(versions).where(isOld);
  };

  const { create, change, remove, versionOf } = crud<ScriptView, ScriptDraft, ScriptDraft>(
    { db, audit, tell: () => events.emit('admin', 'scripts-changed', {}) },
    {
      table,
      noun,
      read: view,
      insert: (draft) =>
        distinct(async () => {
          const { name, description } = draft;
          const [row] = await db.current
            .insert(table)
            .values({ name, description, version: 1 })
            .returning({ id: table.id });
          if (row) await write(row.id, 1, draft);
          return row;
        }),
      async update(id, draft) {
        const before = found(noun, await view(id));
        const version = isSameProgram(draftOf(before), draft) ? before.row.version : before.row.version + 1;
        if (version !== before.row.version) await write(id, version, draft);
        const { name, description } = draft;
        await distinct(() => db.current.update(table).set({ name, description, version }).where(eq(table.id, id)));
      },
      nameOf: (record) => ('row' in record ? record.row.name : record.name),
      trace: (record) => traceOf('row' in record ? draftOf(record) : record),
      stateOf: draftOf,
    },
  );

  const versionIn = async (id: number, version: number): Promise<Version> => {
    found(noun, await view(id));
    const isIt = and(eq(versions.scriptId, id), eq(versions.version, version));
    return found('version', (await db.current.select().from(versions).where(isIt))[0]);
  };

  return {
    ...listOf<Filter['sort'], Filter, ScriptView, ScriptRow>(db, {
      from: table,
      views,
      ids: () => db.current.select({ id: table.id }).from(table).innerJoin(versions, isCurrent),
      search: [table.name, table.description],
      sort: { name: sql`lower(${table.name})`, runs: counted, last_run_at: last, changed_at: versions.at },
      present,
    }),
    view,
    async find(id: number): Promise<{ data: ScriptDetail; version: string }> {
      const one = found(noun, await view(id));
      const { source, variables } = one.now;
      return { data: { ...present(one), source, variables }, version: versionOf(one) };
    },
    create,
    update: (id: number, draft: ScriptDraft, basedOn?: string): Promise<void> => change(id, () => draft, basedOn),
    remove,
    async versions(id: number): Promise<ScriptVersion[]> {
      found(noun, await view(id));
      const newest = await db.current
        .select({ version: versions.version, byName: versions.byName, at: versions.at })
        .from(versions)
        .where(eq(versions.scriptId, id))
        .orderBy(desc(versions.version))
        .limit(keptVersions);
      return newest.map(presentVersion);
    },
    async version(id: number, version: number): Promise<ScriptVersionDetail> {
      const one = await versionIn(id, version);
      return { ...presentVersion(one), source: one.source, variables: one.variables, as_root: one.asRoot };
    },
    /** Restores an earlier version as the next one. */
    async restore(id: number, version: number): Promise<void> {
      const { source, variables, asRoot } = await versionIn(id, version);
      await change(id, (before) => ({ ...draftOf(before), source, variables, as_root: asRoot }));
    },
  };
}

const noun = 'script';

const counted = subselect<number>(sql`select count(*) from ${runs} where ${runs.scriptId} = ${table.id}`).mapWith(
  Number,
);
const last = subselect<Date | null>(
  sql`select max(${runs.at}) from ${runs} where ${runs.scriptId} = ${table.id}`,
).mapWith(runs.at);

const distinct = <T>(work: () => Promise<T>): Promise<T> =>
  unlessTaken('scripts_name', work, () => refuseFields({ name: 'A script with this name already exists' }));

const draftOf = ({ row, now }: ScriptView): ScriptDraft => ({
  name: row.name,
  description: row.description,
  source: now.source,
  variables: now.variables,
  as_root: now.asRoot,
});

const isSameProgram = (one: ScriptDraft, other: ScriptDraft): boolean =>
  JSON.stringify(programOf(one)) === JSON.stringify(programOf(other));
const programOf = ({ source, variables, as_root }: ScriptDraft) => [
  source,
  variables.map(({ name, value }) => [name, value]),
  as_root,
];

/** Omits the source, which may be long and is kept in the versions. */
const traceOf = ({ name, description, as_root, variables, source }: ScriptDraft) => ({
  name,
  description,
  as_root,
  variables: variables.map((variable) => variable.name),
  lines: source.trimEnd().split('\n').length,
});

const presentVersion = ({ version, byName, at }: Pick<Version, 'version' | 'byName' | 'at'>): ScriptVersion => ({
  version,
  by: byName,
  at: at.toISOString(),
});

const present = ({ row, now, runs: count, lastRunAt }: ScriptView): ScriptRow => ({
  ...row,
  as_root: now.asRoot,
  runs: count,
  last_run_at: lastRunAt?.toISOString() ?? null,
  changed_at: now.at.toISOString(),
});
