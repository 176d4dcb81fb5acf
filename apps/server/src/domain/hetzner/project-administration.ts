import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Contract, HetznerProject, HetznerProjectDraft, ParsedOf } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { hetznerProjects as table, hetznerServers } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import { isNode } from './node-of-server.ts';
import { type Cloud, CloudError, type CloudReading } from './port.ts';
import type { HetznerProjectRow, HetznerProjects } from './projects.ts';
import type { HetznerReadings } from './readings.ts';
import { reasonWords } from './words.ts';

type Filter = ParsedOf<Contract['adminHetznerProjects']['export']>['query'];

const noun = 'Hetzner project';
const takenWords = 'Another project has this name';
/** How long reading all pages of a project may take while an admin waits. */
const patienceMs = 30_000;

export type HetznerProjectAdministration = ReturnType<typeof createHetznerProjectAdministration>;

/** The administration of Hetzner Cloud projects; a token is stored once Hetzner has accepted it. */
export function createHetznerProjectAdministration(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  cloud: Cloud;
  hetznerProjects: HetznerProjects;
  hetznerReadings: HetznerReadings;
}) {
  const { db, clock, audit, cloud, hetznerProjects, hetznerReadings } = deps;
  const views = () =>
    db.current.select({ project: table, servers: serversWith(), nodes: serversWith(isNode(db)) }).from(table);
  type View = Awaited<ReturnType<typeof views>>[number];

  const refuseTaken = async (name: string, id = 0) => {
    const isOther = and(eq(sql`lower(${table.name})`, name.toLowerCase()), ne(table.id, id));
    refuseFields({ name: (await db.current.$count(table, isOther)) > 0 && takenWords });
  };

  /** Reads the project of a token; refuses the token at its field when that fails. */
  const tryOut = async (token: string): Promise<CloudReading> => {
    try {
      return await cloud.open(token).servers({ signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      if (error instanceof CloudError) refuseFields({ api_token: reasonWords(error) });
      throw error;
    }
  };

  const records = crud<HetznerProjectRow, HetznerProjectDraft, HetznerProjectDraft>(
    { db, audit, tell: hetznerReadings.tell },
    {
      table,
      noun,
      read: hetznerProjects.lock,
      async insert({ name, api_token: token }) {
        const now = clock.now();
        const values = { name, nextReadAt: now, createdAt: now };
        const [row] = await written(() => db.current.insert(table).values(values).returning({ id: table.id }));
        if (row && token) await hetznerProjects.setToken(row.id, token);
        return row;
      },
      async update(id, { name, api_token: token }) {
        await written(() => db.current.update(table).set({ name }).where(eq(table.id, id)));
        if (token) await hetznerProjects.setToken(id, token);
      },
      nameOf: ({ name }) => name,
      trace: ({ name }) => ({ name }),
      stateOf: ({ name }) => ({ name }),
    },
  );

  return {
    async find(id: number): Promise<{ data: HetznerProject; version: string }> {
      const view = found(noun, (await views().where(eq(table.id, id)))[0]);
      return { data: present(view), version: records.versionOf(view.project) };
    },
    ...listOf<Filter['sort'], Filter, View, HetznerProject>(db, {
      from: table,
      views,
      search: [table.name],
      sort: { name: sql`lower(${table.name})`, read_at: table.readAt },
      present,
    }),
    async create(draft: HetznerProjectDraft): Promise<number> {
      refuseFields({ api_token: !draft.api_token && 'Enter a token' });
      await refuseTaken(draft.name);
      const reading = await tryOut(draft.api_token ?? '');
      const id = await records.create(draft);
      await hetznerReadings.keep(id, reading);
      return id;
    },
    async update(id: number, draft: HetznerProjectDraft, basedOn?: string): Promise<void> {
      found(noun, await hetznerProjects.find(id));
      await refuseTaken(draft.name, id);
      const reading = draft.api_token ? await tryOut(draft.api_token) : undefined;
      await records.change(id, () => draft, basedOn);
      if (reading) await hetznerReadings.keep(id, reading);
    },
    remove: (id: number): Promise<void> => records.remove(id),
  };
}

/** How many cloud servers of a project meet a condition. */
const serversWith = (condition?: SQL) => {
  const isIts = and(eq(hetznerServers.projectId, table.id), condition);
  return subselect<number>(sql`select count(*)::int from ${hetznerServers} where ${isIts}`);
};

const present = ({ project, ...counts }: { project: HetznerProjectRow; servers: number; nodes: number }) => ({
  id: project.id,
  name: project.name,
  has_credentials: project.apiToken !== null,
  ...counts,
  read_at: project.readAt?.toISOString() ?? null,
  latency_ms: project.latencyMs,
  failure: project.failure,
  failed_at: project.failedAt?.toISOString() ?? null,
  created_at: project.createdAt.toISOString(),
});

const written = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken('hetzner_projects_name', write, () => refuseFields({ name: takenWords }));
