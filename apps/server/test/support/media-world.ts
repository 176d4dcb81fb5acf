import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { serverTypes, type ServerType } from '@kronos/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { pack } from 'tar-stream';
import { freePort } from '../../../../scripts/free-ports.mjs';
import { patience } from '../../../../scripts/patience.mjs';
import { jobs } from '../../src/db/schema.ts';
import { mediaPorts } from '../../src/domain/servers/servers.ts';
import { createEngine } from '../../src/engines/index.ts';
import { createLogger } from '../../src/http/logging.ts';
import { hour } from './create-test-server.ts';
import { joinChannel } from './listen.ts';
import { until } from './until.ts';
import { createWorld, settled } from './world.ts';

/** An account of the sandbox's plex.tv, also used for the first administrator of the other products. */
export const account = { email: 'customer@kronos.test', password: 'customer' };
export const anotherAccount = { email: 'friend@kronos.test', password: 'friend' };

/** The first server of a product, or a server by its id. */
type Which = ServerType | number;

/** How many times a fault is applied, and how many milliseconds a slow response takes. */
interface FaultLimits {
  times?: number;
  ms?: number;
}

export type MediaWorld = Awaited<ReturnType<typeof createMediaWorld>>;

/** A panel with one running server of each product, on a sandbox with the vendors. Nothing is claimed. */
export async function createMediaWorld() {
  const lines: string[] = [];
  const world = await createWorld({
    // A scan ends only on request.
    scanMs: 600_000,
    // Claims are checked only on request.
    timings: { mediaMs: 1000 * patience, firstPauseMs: 10, scanPaceMs: 50, sampleMs: hour },
    log: createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
  });
  const { server, sandbox } = world;
  let customer = await server.as('customer');
  const settings = await customer.ask('system.settings');
  const rows = (await customer.ask('customerServers.list')).data;
  const ids = Object.fromEntries(rows.map(({ id, type }) => [type, id])) as Record<ServerType, number>;
  await Promise.all(serverTypes.map((type) => customer.post(`/api/customer/servers/${ids[type]}/start`)));
  await Promise.all(serverTypes.map((type) => settled(customer, ids[type], 'running')));
  const engine = createEngine({ kind: 'sandbox', url: sandbox.url, node: 'one' });

  const idOf = (which: Which) => (typeof which === 'number' ? which : ids[which]);
  const find = async (which: Which) => {
    const row = (await server.services.servers.find(idOf(which)))!;
    const node = (await server.services.nodes.find(row.nodeId))!;
    return { server: row, node };
  };
  /** The driver of a server, with the key stored in the panel. */
  const driver = async (which: Which) => {
    const { claims, mediaAccess } = server.services;
    const row = await claims.find(idOf(which));
    return mediaAccess.open(await find(which), (row && claims.keyOf(row)) ?? null);
  };
  const control = async (path: string, method = 'POST') => {
    const response = await fetch(`${sandbox.url}${path}`, { method, headers: { 'X-Kronos-Sandbox': '1' } });
    if (!response.ok) throw new Error(await response.text());
    return response;
  };

  return {
    ...world,
    get customer() {
      return customer;
    },
    /** Restarts the panel, and signs its customer in again. */
    async restart() {
      await server.restart();
      customer = await server.as('customer');
    },
    ids,
    driver,
    lines,
    path: (which: Which, rest: string) => `/api/customer/servers/${idOf(which)}/${rest}`,
    /** Adds a running server that is not claimed; returns its id. */
    async addServer(type: ServerType, name: string, owner: 'customer' | 'other' = 'customer'): Promise<number> {
      const { id } = await server.services.servers.ensure({
        name,
        ownerId: (await server.person(owner)).id,
        nodeId: (await find('plex')).node.id,
        type,
        image: `kronos/${type}`,
        port: await freePort(),
        containerPort: mediaPorts[type],
        env: {},
        command: null,
      });
      const client = await server.as(owner);
      await client.post(`/api/customer/servers/${id}/start`);
      await settled(client, id, 'running');
      return id;
    },
    /** Returns the requests that media servers and vendors receive during the work. */
    async requestsDuring(work: () => Promise<unknown>): Promise<string[]> {
      await control('/requests', 'DELETE');
      await work();
      const list = (await (await control('/requests', 'GET')).json()) as { request: string }[];
      return list.map(({ request }) => request);
    },
    status: (type: ServerType) => customer.ask('customerMedia.claimStatus', { params: { id: ids[type] } }),
    claim: (which: Which, body: object = account) => customer.post(`/api/customer/servers/${idOf(which)}/claim`, body),
    /** Removes the claim outside the panel. */
    async loseClaim(type: ServerType) {
      const { folder, file, edit } = (await driver(type)).claimFile;
      const { containerId } = (await find(type)).server;
      const text = (await engine.readFile(containerId!, `${folder}/${file}`)).toString();
      const tar = pack();
      tar.entry({ name: file }, edit(text));
      tar.finalize();
      await engine.writeArchive(containerId!, folder, Readable.from(tar));
    },
    async addLibrary(which: Which, name: string) {
      const added = await (await driver(which)).addLibrary({ name, kind: 'movies', paths: ['/config'] });
      if (added.outcome !== 'done') throw new Error(`${name} was not added.`);
      return added.value;
    },
    async finishScans(which: Which) {
      await control(`/nodes/one/containers/${(await find(which)).server.containerId}/scans/finish`);
    },
    /** Waits until the panel no longer follows a scan of the server. */
    followsNone: (type: ServerType) =>
      until(`no scan of the ${type} server is followed`, async () => {
        const followed = and(eq(jobs.key, `scan:${ids[type]}`), inArray(jobs.state, ['queued', 'running']));
        return (await server.db.current.select().from(jobs).where(followed)).length === 0;
      }),
    /** Makes responses of a media server fail until the test ends, or the given number of times. */
    async fail(which: Which, fault: string, operation = '*', more: FaultLimits = {}) {
      onTestFinished(() => sandbox.clearFaults());
      await sandbox.fault({ container: (await find(which)).server.containerId!, operation, fault, ...more });
    },
    /** Makes responses of plex.tv fail until the test ends, or the given number of times. */
    async failPlexTv(fault: string, operation: string, more: FaultLimits = {}) {
      onTestFinished(() => sandbox.clearFaults());
      await sandbox.fault({ node: 'plex.tv', operation, fault, ...more });
    },
    /** A user's socket. */
    async listen(who: 'customer' | 'other') {
      const person = await server.person(who);
      return joinChannel(server, settings.realtime, await server.as(who), `private-user.${person.id}`);
    },
    /** An admin's socket, on the channel with the events of all servers. */
    async listenAsAdmin() {
      const channel = `private-admin.${await server.services.settings.tenant()}`;
      return joinChannel(server, settings.realtime, await server.as('admin'), channel);
    },
  };
}
