import { eq, sql } from 'drizzle-orm';
import type {
  Contract,
  DockerServiceDetail,
  DockerServiceDraft,
  DockerServiceRow,
  ParsedOf,
} from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { dockerServices as table } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import { areMadeAlike, columnsOf, type DockerServiceRecord, draftOf } from './declaration.ts';
import { nodesWith, outdatedNodes, runningNodes } from './counts.ts';
import type { ServicePlacements } from './placements.ts';
import type { ServiceRefusals } from './refusals.ts';
import { type ServiceVariables, shownVariables } from './variables.ts';
import { undeletableWords } from './words.ts';

type Filter = ParsedOf<Contract['adminDockerServices']['export']>['query'];

const noun = 'Docker service';

interface View {
  row: DockerServiceRecord;
  nodes: number;
  running: number;
  outdated: number;
}

export type DockerServices = ReturnType<typeof createDockerServices>;

/** The administration of Docker services; every admin's open list is notified of changes. */
export function createDockerServices(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  serviceVariables: ServiceVariables;
  serviceRefusals: ServiceRefusals;
  servicePlacements: ServicePlacements;
}) {
  const { db, clock, audit, serviceVariables, serviceRefusals, servicePlacements } = deps;
  const views = () =>
    db.current.select({ row: table, nodes: nodesWith, running: runningNodes, outdated: outdatedNodes }).from(table);
  const view = async (id: number) => (await views().where(eq(table.id, id)))[0];

  const refuseUnfit = async (draft: DockerServiceDraft, id?: number) => {
    await serviceRefusals.ofRanges(draft.ports);
    if (!draft.may_use_engine) await serviceRefusals.ofSockets(draft.mounts);
    if (id === undefined) return;
    const taken = await serviceRefusals.taken(draft.ports, await servicePlacements.lockNodesOf(id), id);
    if (taken) refuseFields({ [`ports.${taken.index}.host`]: `${taken.name} uses it on ${taken.alias}` });
  };

  const { create, change, remove, versionOf } = crud<View, DockerServiceDraft, DockerServiceDraft>(
    { db, audit, tell: servicePlacements.tell },
    {
      table,
      noun,
      read: view,
      insert: (draft) =>
        distinct(async () => {
          await refuseUnfit(draft);
          const variables = serviceVariables.keep(draft.variables, draft.image, { image: draft.image, variables: [] });
          const values = { ...columnsOf(draft), variables, createdAt: clock.now() };
          const [row] = await db.current.insert(table).values(values).returning({ id: table.id });
          return row;
        }),
      update: (id, draft) =>
        distinct(async () => {
          await refuseUnfit(draft, id);
          const { row } = found(noun, await view(id));
          const values = { ...columnsOf(draft), variables: serviceVariables.keep(draft.variables, draft.image, row) };
          const isOther = !areMadeAlike(row, { ...row, ...values });
          await db.current
            .update(table)
            .set({ ...values, ...(isOther && { revision: row.revision + 1 }) })
            .where(eq(table.id, id));
        }),
      nameOf: (record) => ('row' in record ? record.row.name : record.name),
      trace: traceOf,
      stateOf: ({ row }) => draftOf(row),
    },
  );

  return {
    async read(id: number): Promise<DockerServiceRecord | undefined> {
      return (await view(id))?.row;
    },
    /** Locks a service until the transaction ends. */
    async lock(id: number): Promise<DockerServiceRecord> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id)).for('update');
      return found(noun, row);
    },
    async find(id: number): Promise<{ data: DockerServiceDetail; version: string }> {
      const one = found(noun, await view(id));
      const undeletable = undeletableWords(one.row.name, await servicePlacements.nodeNamesOf(id));
      const variables = shownVariables(one.row.variables);
      return { data: { ...present(one), ...draftOf(one.row), variables, undeletable }, version: versionOf(one) };
    },
    ...listOf<Filter['sort'], Filter, View, DockerServiceRow>(db, {
      from: table,
      views,
      search: [table.name, table.image],
      sort: {
        name: sql`lower(${table.name})`,
        image: table.image,
        nodes: nodesWith,
        running: runningNodes,
        created_at: table.createdAt,
      },
      present,
    }),
    create,
    update: (id: number, draft: DockerServiceDraft, basedOn?: string): Promise<void> =>
      change(id, () => draft, basedOn),
    remove: (id: number): Promise<void> =>
      db.transaction(async () => {
        // Waits for transactions that are putting it on a node, so that they count.
        await db.current.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
        const { row } = found(noun, await view(id));
        const words = undeletableWords(row.name, await servicePlacements.nodeNamesOf(id));
        if (words) throw new AppError('conflict', words);
        await remove(id);
      }),
  };
}

const distinct = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken('docker_services_name', write, () => refuseFields({ name: 'Another service has this name' }));

/** Omits the values of secrets, which everybody who reads the audit log would see. */
const traceOf = (record: View | DockerServiceDraft) => {
  const { variables, ...declared } = 'row' in record ? draftOf(record.row) : record;
  return { ...declared, variables: shownVariables(variables) };
};

const present = ({ row: { id, name, description, image, tag, createdAt }, ...counts }: View): DockerServiceRow => ({
  id,
  name,
  description,
  image,
  tag,
  ...counts,
  created_at: createdAt.toISOString(),
});
