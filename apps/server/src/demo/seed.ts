import type { ServerType } from '@kronos/api/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../services/create-services.ts';
import type { SandboxCdn } from '../config/sandbox-cdn.ts';
import type { Database } from '../db/database.ts';
import { users as userTable } from '../db/schema.ts';
import type { Engines } from '../domain/nodes/engines.ts';
import { mediaPorts } from '../domain/servers/servers.ts';
import type { NodeEngine } from '../engines/port.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { seedApiClients } from './api-clients.ts';
import { routeDemoServer, seedCdnHosts } from './cdn.ts';
import { seedDiscord } from './discord.ts';
import { placeDemoService, seedDockerServices } from './docker-services.ts';
import { extractDemoArchive } from './extractions.ts';
import { seedGlobals } from './globals.ts';
import { seedImages } from './images.ts';
import { seedHetzner } from './hetzner.ts';
import { seedGuests } from './guests.ts';
import { mountDemoStorage, seedDeploymentPaths, seedMounts } from './mounts.ts';
import { seedRegistries } from './registries.ts';
import { seedScripts } from './scripts.ts';
import { seedSshKeys } from './ssh-keys.ts';
import { pullDemoImage } from './image-pulls.ts';
import { seedStatusEntries } from './status-entries.ts';
import { seedMaintenance } from './maintenance.ts';
import { seedReboots } from './reboots.ts';
import { seedUptimeRobot } from './uptime-robot.ts';
import { seedUptime } from './uptime.ts';
import { seedWords } from './words.ts';

interface DemoServer {
  owner: string;
  name: string;
  type: ServerType;
  /** `running` ones are started once the sandbox responds; `failed` shows a failure. */
  state: 'running' | 'stopped' | 'failed';
}

/** The demo's servers, in the order of their ids. */
const demoServers: readonly DemoServer[] = [
  { owner: 'customer@kronos.test', name: 'Living Room', type: 'plex', state: 'running' },
  { owner: 'customer@kronos.test', name: 'Family Cinema', type: 'emby', state: 'stopped' },
  { owner: 'customer@kronos.test', name: 'Holiday House', type: 'jellyfin', state: 'failed' },
  { owner: 'customer2@kronos.test', name: 'Studio', type: 'jellyfin', state: 'running' },
];

/** The demo's mail goes to the sandbox's inbox. */
const sandboxMail = {
  security: 'none',
  user: null,
  password: null,
  from: 'panel@kronos.test',
  fromName: null,
} as const;

/** The server that is reached through a CDN host. */
const routed = 'Living Room';

/** The user whose invoice is past due (spec §8). */
const inArrears = 'customer2@kronos.test';

const nodeAlias = 'Sandbox';

interface DemoPlaces {
  sandboxUrl: string;
  sandboxSmtpPort: number;
  sandboxCdn: SandboxCdn;
  firstPort: number;
}

/**
 * Fills an empty installation with users, a node and servers; existing records stay as they are. The servers take
 * consecutive ports.
 */
export async function seedDemo(
  db: Database,
  services: Services,
  { sandboxUrl, sandboxSmtpPort, sandboxCdn, firstPort }: DemoPlaces,
): Promise<void> {
  const { users, nodes, servers, settings, mailSettings } = services;
  const owners = new Map<string, number>();
  for (const account of demoAccounts) {
    const { id } = await users.ensure({ ...account, password: demoPassword });
    owners.set(account.email, id);
  }
  await db.transaction(async () => {
    await settings.set('app_initiated', true);
    await seedMail(mailSettings, { host: new URL(sandboxUrl).hostname, port: sandboxSmtpPort });
    const known = await nodes.findByAlias(nodeAlias);
    const isNew = known === undefined;
    const former = isNew ? undefined : (await nodes.find(known))?.engine;
    if (isNew) {
      await seedNotifications(services, owners);
      await seedWords(db, new Date());
      await seedApiClients(services, {
        admin: owners.get('admin@kronos.test') ?? 0,
        reseller: owners.get('reseller@kronos.test') ?? 0,
      });
      await seedGlobals(services);
      await seedImages(services);
      await seedRegistries(services);
      await seedDockerServices(services);
      await seedScripts(services);
      await seedSshKeys(services);
      await seedDiscord(db, services, owners.get('reseller@kronos.test') ?? 0, new Date());
      await seedHetzner(db, services, new Date());
      await seedUptimeRobot(services);
      await db.current.update(userTable).set({ pastDue: true }).where(eq(userTable.email, inArrears));
    }
    await seedGuests(db, services, owners, new Date());
    const nodeId = await nodes.ensure({
      alias: nodeAlias,
      host: 'localhost',
      engine: { kind: 'sandbox', url: sandboxUrl, node: 'sandbox' },
      ports: { first: firstPort, last: Math.min(firstPort + 399, 65_535) },
    });
    await seedUptime(db, {
      nodeId,
      port: portOf(sandboxUrl),
      formerPort: former?.kind === 'sandbox' ? portOf(former.url) : undefined,
      isNew,
    });
    if (isNew) await seedMounts(services, nodeId);
    if (isNew) await seedReboots(db, { id: nodeId, alias: nodeAlias }, new Date());
    if (isNew) await seedMaintenance(db, { id: nodeId, alias: nodeAlias }, new Date());
    if (isNew) await seedStatusEntries(db, nodeId, new Date());
    if (isNew) await seedDeploymentPaths(services);
    await seedCdnHosts(db, sandboxCdn, isNew);
    for (const [index, { owner, name, type, state }] of demoServers.entries()) {
      const containerPort = mediaPorts[type];
      const image = `kronos/${type}:latest`;
      const ownerId = owners.get(owner);
      if (ownerId === undefined) throw new Error(`The demo has no account ${owner}.`);
      const { id, created } = await servers.ensure({
        name,
        ownerId,
        nodeId,
        type,
        image,
        port: firstPort + index,
        containerPort,
        env: { SERVER_NAME: name },
        command: null,
      });
      if (created && name === routed) await routeDemoServer(db, id);
      if (created && state === 'failed') await recordFailure(services, { id, nodeId, name });
    }
  });
}

const portOf = (url: string): number => Number(new URL(url).port);

/** Keeps a mail server that an admin set; updates the sandbox's port, which may differ from last time. */
async function seedMail(
  mailSettings: Services['mailSettings'],
  { host, port }: { host: string; port: number },
): Promise<void> {
  const server = await mailSettings.read();
  if (!server || server.host === host) await mailSettings.save({ ...sandboxMail, host, port });
}

async function recordFailure(
  { processes, servers }: Services,
  server: { id: number; nodeId: number; name: string },
): Promise<void> {
  const command = `Start server ${server.name}`;
  const operationId = await processes.open({ kind: 'start', command, nodeId: server.nodeId, serverId: server.id });
  await processes.begin(operationId);
  await processes.end(operationId, { success: false, words: 'The server ran out of memory and stopped.' });
  await servers.update(server.id, { status: 'failed', operationId });
}

/** The notifications of the demo's users, oldest first. */
const demoNotifications: readonly { to: string; title: string; content: string }[] = [
  {
    to: 'customer@kronos.test',
    title: 'Welcome to Kronos',
    content: '<p>Your servers are on <a href="/app/dashboard" data-internal>your dashboard</a>.</p>',
  },
  {
    to: 'customer@kronos.test',
    title: 'Holiday House ran out of memory',
    content:
      '<p>It stopped by itself. Start it again on <a href="/app/dashboard" data-internal>your dashboard</a>, or ask for more memory.</p>',
  },
  {
    to: 'admin@kronos.test',
    title: 'A server ran out of memory',
    content:
      '<p>Holiday House of Casey Customer has failed. See <a href="/app/admin/dashboard" data-internal>the dashboard</a>.</p>',
  },
];

async function seedNotifications({ notifications }: Services, owners: ReadonlyMap<string, number>): Promise<void> {
  for (const { to, ...notification } of demoNotifications) {
    const id = owners.get(to);
    if (id !== undefined) await notifications.send([id], notification);
  }
}

/**
 * Starts the servers that the demo shows as running, the first time the sandbox responds. Ends at the signal at the
 * latest.
 */
export async function startDemoServers(services: Services, engines: Engines, signal: AbortSignal): Promise<void> {
  const pending = await listPending(services);
  const node = (await services.nodes.list()).find(({ alias }) => alias === nodeAlias);
  if (!node || pending.length === 0) return;
  while (!(await isUp(engines.forNode(node), signal))) await sleep(500, undefined, { signal });
  await services.observer.sweep();
  await mountDemoStorage(services, node.id, signal);
  await extractDemoArchive(services, node.id);
  await pullDemoImage(services, node.id);
  await placeDemoService(services, node.id);
  for (const id of pending) {
    await services.operations.request('start', id).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error; // refused: another process was faster
    });
  }
}

/** Returns the servers that were never operated on. */
async function listPending({ users, servers }: Services): Promise<number[]> {
  const pending: number[] = [];
  for (const { owner, name, state } of demoServers) {
    const user = state === 'running' ? await users.findByEmail(owner) : undefined;
    const view = user && (await servers.listVisible(user)).find(({ server }) => server.name === name);
    if (view && view.operation === null) pending.push(view.server.id);
  }
  return pending;
}

async function isUp(engine: NodeEngine, signal: AbortSignal): Promise<boolean> {
  try {
    await engine.info({ signal: AbortSignal.any([signal, AbortSignal.timeout(1000)]) });
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
