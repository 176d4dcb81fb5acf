import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { CdnHost, CdnHostDraft, Contract, ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { cdnHosts as table, serverCdnRoutes } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { CdnComparison } from './comparison.ts';
import { fieldsOfCdn } from './failures.ts';
import type { CdnHostRow, CdnHosts } from './hosts.ts';
import type { CdnOrigins } from './origins.ts';
import { type CdnHostAddress, CdnError, type CdnHostsPort, type ServerRoute } from './port.ts';
import { presentHost } from './present.ts';
import type { CdnRoutes } from './routes.ts';

type Filter = ParsedOf<Contract['adminCdnHosts']['export']>['query'];

const noun = 'CDN host';
/** How long applying a form to a host may take. */
const timeoutMs = 60_000;
/** How long to wait for a host that is no longer used. */
const cleanupTimeoutMs = 3000;

export type CdnHostAdministration = ReturnType<typeof createCdnHostAdministration>;

/** The administration of CDN hosts; every admin's open list is notified with the commit. */
export function createCdnHostAdministration(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  audit: Audit;
  cdn: CdnHostsPort;
  cdnHosts: CdnHosts;
  cdnRoutes: CdnRoutes;
  cdnComparison: CdnComparison;
  cdnOrigins: CdnOrigins;
  events: Events;
  /** The admin APIs of the sandbox. */
  sandboxCdnUrls: readonly string[];
  /** In the demo, only the sandbox may be reached, because anybody can be its admin. */
  isDemo: boolean;
}) {
  const { db, clock, log, audit, cdn, cdnHosts, cdnRoutes, cdnComparison, cdnOrigins, events } = deps;
  const { sandboxCdnUrls, isDemo } = deps;
  const views = () => db.current.select({ host: table, servers }).from(table);
  type View = Awaited<ReturnType<typeof views>>[number];

  /** Refuses, by field, what can be checked without calling the host. */
  const refuseUnfit = async (draft: CdnHostDraft, id = 0) => {
    const isTaken = async (what: SQL) => (await db.current.$count(table, and(what, ne(table.id, id)))) > 0;
    const [address, adminUrl] = [originOf(draft.address), originOf(draft.admin_url)];
    const port = Number(/:(\d+)$/.exec(draft.listen)?.[1]);
    refuseFields({
      address: address === undefined ? unusable : (await isTaken(eq(table.address, address))) && takenWords,
      admin_url:
        adminUrl === undefined
          ? unusable
          : isDemo && !sandboxCdnUrls.includes(adminUrl)
            ? 'The demo can only use the CDN hosts of its sandbox'
            : (await isTaken(eq(table.adminUrl, adminUrl))) && takenUrlWords,
      listen: (port < 1 || port > 65_535) && 'Enter a port between 1 and 65535',
    });
  };

  /** Applies an address and its routes to the host; refuses, by field, what the host does not accept. */
  const applyOrRefuse = async (address: CdnHostAddress, routes: readonly ServerRoute[] = []) => {
    try {
      await cdn.open(address).setRoutes(routes, { signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      if (error instanceof CdnError) refuseFields(fieldsOfCdn(error));
      throw error;
    }
  };

  /** Removes what the panel has written to a host; an unreachable host keeps it. */
  const clearHost = async (host: CdnHostRow) => {
    const signal = AbortSignal.timeout(cleanupTimeoutMs);
    await cdn
      .open(cdnHosts.addressOf(host))
      .clear({ signal })
      .catch((error: unknown) => log.warn({ err: error, host: host.name }, 'a CDN host still has its routes'));
  };

  const records = crud<CdnHostRow, CdnHostDraft, CdnHostDraft>(
    { db, audit, tell: () => events.emit('admin', 'cdn-hosts-changed', {}) },
    {
      table,
      noun,
      read: cdnHosts.lock,
      async insert(draft) {
        const values = { ...valuesOf(draft), createdAt: clock.now() };
        const [row] = await written(() => db.current.insert(table).values(values).returning({ id: table.id }));
        if (row && draft.admin_token) await cdnHosts.setToken(row.id, draft.admin_token);
        return row;
      },
      async update(id, draft) {
        await written(() => db.current.update(table).set(valuesOf(draft)).where(eq(table.id, id)));
        if (draft.admin_token) await cdnHosts.setToken(id, draft.admin_token);
      },
      nameOf: ({ name }) => name,
      trace: (record) => ('adminUrl' in record ? draftOf(record) : keptOf(record)),
      stateOf: draftOf,
    },
  );

  return {
    async find(id: number): Promise<{ data: CdnHost; version: string }> {
      const view = found(noun, (await views().where(eq(table.id, id)))[0]);
      return { data: presentHost(view), version: records.versionOf(view.host) };
    },
    ...listOf<Filter['sort'], Filter, View, CdnHost>(db, {
      from: table,
      views,
      search: [table.name, table.address],
      sort: {
        name: sql`lower(${table.name})`,
        latency_ms: table.latencyMs,
        servers,
        checked_at: table.checkedAt,
      },
      filter: ({ state }) => state && eq(table.state, state),
      present: presentHost,
    }),
    async create(draft: CdnHostDraft): Promise<number> {
      await refuseUnfit(draft);
      const { address, adminUrl, listen } = valuesOf(draft);
      await applyOrRefuse({ address, adminUrl, listen, token: draft.admin_token || null });
      const id = await records.create(draft);
      await cdnComparison.compareNow(id);
      await cdnOrigins.refresh();
      return id;
    },
    async update(id: number, draft: CdnHostDraft, basedOn?: string): Promise<void> {
      const before = found(noun, await cdnHosts.find(id));
      await refuseUnfit(draft, id);
      const isStale = basedOn !== undefined && basedOn !== records.versionOf(before);
      const after = { ...before, ...valuesOf(draft) };
      const isMoved = (['address', 'adminUrl', 'listen'] as const).some((what) => after[what] !== before[what]);
      // An unreachable host can still be closed or renamed.
      if (!isStale && (isMoved || draft.admin_token)) {
        const kept = cdnHosts.addressOf(after);
        const address = { ...kept, token: draft.admin_token || kept.token };
        await cdnHosts.withLease(before, async () => applyOrRefuse(address, await cdnRoutes.ofHost(after)));
      }
      await records.change(id, () => draft, basedOn);
      await cdnComparison.compareNow(id);
      if (after.adminUrl !== before.adminUrl) await clearHost(before);
      await cdnOrigins.refresh();
    },
    async remove(id: number): Promise<void> {
      const host = await db.transaction(async () => {
        const row = found(noun, await cdnHosts.lock(id));
        const used = await cdnRoutes.count(id);
        const words = used === 1 ? 'A server is' : `${used} servers are`;
        if (used > 0)
          throw new AppError('conflict', `${words} reached through ${row.name}. Close it and wait until it is unused.`);
        await records.remove(id);
        return row;
      });
      await clearHost(host);
      await cdnOrigins.refresh();
    },
    /** Checks whether a host responds, and adds the routes that it has lost. */
    async check(id: number): Promise<CdnHost> {
      const { name } = found(noun, await cdnHosts.find(id));
      await cdnComparison.compareNow(id, async ({ state }) => {
        await audit.write({ target: { kind: 'cdn-host', id, name }, after: { state } });
        await events.emit('admin', 'cdn-hosts-changed', {});
      });
      return (await this.find(id)).data;
    },
  };
}

const servers = subselect<number>(
  sql`select count(*)::int from ${serverCdnRoutes} where ${serverCdnRoutes.cdnHostId} = ${table.id}`,
);

const unusable = 'Enter an address such as https://cdn.example';
const takenWords = 'Another CDN host has this address';
const takenUrlWords = 'Another CDN host has this admin API';

const written = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken(
    'cdn_hosts_admin_url',
    () => unlessTaken('cdn_hosts_address', write, () => refuseFields({ address: takenWords })),
    () => refuseFields({ admin_url: takenUrlWords }),
  );

/** Returns the origin of an address, as a browser writes it; undefined when the address is not valid. */
const originOf = (text: string): string | undefined => (URL.canParse(text) ? new URL(text).origin : undefined);

const valuesOf = ({ name, address, admin_url, listen, is_open }: CdnHostDraft) => ({
  name,
  address: originOf(address) ?? address,
  adminUrl: originOf(admin_url) ?? admin_url,
  listen,
  isOpen: is_open,
});

const keptOf = ({ name, address, admin_url, listen, is_open }: Omit<CdnHostDraft, 'admin_token'>) => ({
  name,
  address,
  admin_url,
  listen,
  is_open,
});
const draftOf = ({ adminUrl, isOpen, ...row }: CdnHostRow) => keptOf({ ...row, admin_url: adminUrl, is_open: isOpen });
