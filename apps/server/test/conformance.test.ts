import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Accounts, type ConformanceReport, runConformance } from '@kronos/api/conformance';
import { contract } from '@kronos/api/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cdnHosts } from '../src/db/schema.ts';
import { testPassword } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { type Fault, withFaults } from './support/fault-proxy.ts';

const bin = fileURLToPath(new URL('../../../packages/api/src/bin/kronos-api.ts', import.meta.url));
const execute = promisify(execFile);

const names = ['customer', 'other', 'reseller', 'moderator', 'admin'] as const;
const accounts: Accounts = Object.fromEntries(
  names.map((name) => [name, { email: `${name}@example.test`, password: testPassword }]),
);

let server: Awaited<ReturnType<typeof createTestServer>>;
const tokens = new Map<(typeof names)[number], string>();

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

beforeAll(async () => {
  const never = 24 * 60 * 60 * 1000;
  server = await createTestServer({
    keep: true,
    timings: { observeMs: never, sampleMs: never, cdnMs: never, pollMs: never },
    provision: {
      nodes: [{ alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } }],
      servers: [
        {
          name: 'Family Cinema',
          owner: 'customer@example.test',
          node: 'away',
          type: 'plex',
          image: 'kronos/plex',
          port: 20_000,
          containerPort: 32_400,
        },
      ],
    },
  });
  const { services } = server;
  for (const name of names) tokens.set(name, (await server.as(name)).token ?? '');
  const [customer, other] = [await server.person('customer'), await server.person('other')];
  await services.notifications.send([customer.id, other.id], { title: 'Hello', content: 'There.' });
  await server.client().with(tokens.get('customer')!).ask('notifications.markAllRead');
  await services.notifications.send([customer.id], { title: 'Hello again', content: 'There.' });
  await services.settings.set('user_request_trial', true);
  await services.products.add({ name: 'Starter', type: 'plex', image: 'kronos/plex', isOfferedForTrial: true });
  await services.announcements.create({ header: 'For all', content: 'Maintenance on Sunday.' });
  const period = { is_enabled: true, starts_at: '2020-01-01T00:00:00Z', ends_at: null };
  await services.alertAdministration.create({
    tone: 'warning',
    text: 'Maintenance on Sunday.',
    pages: [],
    is_dismissible: true,
    audience: ['customer'],
    ...period,
  });
  await services.popupAdministration.create({
    title: 'Welcome',
    body: 'Good to see you.',
    type: 'info',
    confirm_read: false,
    size: 'small',
    occasion: 'visit',
    audience: ['customer'],
    ...period,
  });
  await services.contentAdministration.create({
    name: 'Hours',
    place: 'footer',
    content: 'Nine to five.',
    audience: ['customer'],
    ...period,
  });
  const { data } = await server.client().with(tokens.get('customer')!).ask('customerServers.list');
  const { id: serverId, node } = data[0]!;
  const mountId = await services.mountAdministration.create({
    name: 'Films',
    node_id: node.id,
    kind: 'nfs',
    source: 'nas.example:/films',
    target: '/mnt/films',
    options: null,
    username: null,
  });
  const mount_path_id = await services.mountPaths.create({ mount_id: mountId, path: '/media', read_only: true });
  await services.globalVariables.create({ name: 'PROXY', value: 'x', is_secret: false });
  await services.scripts.create({ name: 'Disk use', description: '', source: 'df -h', variables: [], as_root: false });
  await services.imageCatalogue.create({ type: 'plex', image: 'kronos/plex', tags: ['latest'] });
  await services.registries.create({ host: 'ghcr.io', username: 'kronos', password: 'a-token' });
  await services.sshKeys.ensure();
  await services.dockerServices.create(
    contract.adminDockerServices.create.body.parse({ name: 'Statistics', image: 'tautulli/tautulli' }),
  );
  await services.deploymentPaths.create({ name: 'Disk', path: '/srv/kronos', node_id: null, is_enabled: true });
  await services.libraryPaths.create({ name: 'Films', kind: 'movies', mount_path_id, folder: 'Films' });
  await services.processes.open({ kind: 'start', command: 'Start', nodeId: node.id, serverId });
  // Added directly, because the endpoint would refuse a host that does not respond.
  await server.db.current.insert(cdnHosts).values({
    name: 'Edge',
    address: 'http://cdn.example.test',
    adminUrl: 'http://127.0.0.1:9',
    listen: ':80',
    isOpen: true,
    createdAt: server.clock.now(),
  });
});
afterAll(() => server.stop());

/** Runs the command as a child process and returns its output and exit code. */
async function command(...args: string[]) {
  const node = ['--conditions=kronos-source', '--import', import.meta.resolve('tsx'), bin];
  const { PATH } = process.env;
  return execute(process.execPath, [...node, ...args], { env: { PATH } }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

async function accountsFile() {
  const file = join(server.database.folder, 'accounts.json');
  await writeFile(file, JSON.stringify(accounts));
  return file;
}

/** What existed before a run, except for products and the trial request, which no call removes. */
async function existing() {
  const admin = server.client().with(tokens.get('admin')!);
  const customer = server.client().with(tokens.get('customer')!);
  return {
    servers: (await admin.ask('adminServers.list')).data.map(({ id, name, status }) => ({ id, name, status })),
    done: (await admin.ask('processes.list')).data.map(({ id, state }) => ({ id, state })),
    nodes: (await admin.ask('adminNodes.list')).data.map(({ id, alias }) => ({ id, alias })),
    users: (await admin.ask('adminUsers.list')).data.map(({ id, name }) => ({ id, name })),
    features: await admin.ask('adminSettings.features'),
    settings: await admin.ask('adminSettings.system'),
    deployment: await admin.ask('adminDeployment.read'),
    containers: await admin.ask('adminEngineDefaults.read'),
    newNodes: await admin.ask('adminNodeDefaults.read'),
    newProducts: await admin.ask('adminProductSettings.read'),
    alerts: (await admin.ask('adminAlerts.list')).data.map(({ id, is_enabled }) => ({ id, is_enabled })),
    announcements: (await admin.ask('adminAnnouncements.list')).data.map(({ id, is_enabled }) => ({ id, is_enabled })),
    popups: (await admin.ask('adminPopups.list')).data.map(({ id, is_enabled }) => ({ id, is_enabled })),
    contents: (await admin.ask('adminDynamicContent.list')).data.map(({ id, is_enabled }) => ({ id, is_enabled })),
    sessions: (await customer.ask('ownSessions.list')).data.map(({ id }) => id),
    wishes: await customer.ask('serverDefaults.read'),
    choices: (await customer.ask('account.fetch')).notifications,
    // A run also causes new ones.
    read: (await customer.ask('notifications.list')).data.flatMap(({ id, has_read }) => (has_read ? [id] : [])),
    unseen: [
      await customer.ask('announcements.current'),
      await customer.ask('alerts.current'),
      await customer.ask('popups.current'),
    ],
  };
}

describe('kronos-api conformance', () => {
  it('passes for this server, including calls that change state, and leaves no other changes behind', async () => {
    const before = await existing();
    const { code, stdout } = await command(
      'conformance',
      server.url,
      '--accounts',
      await accountsFile(),
      '--write',
      '--json',
    );
    const { rows, fits, left } = JSON.parse(stdout) as ConformanceReport;
    expect(rows.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
    expect(await existing()).toEqual(before);
    expect(left).not.toEqual([]);
    expect(left).toEqual(left.filter((name) => name.includes(' created by POST /api/admin/products')));
    expect(rows.filter(({ verdict }) => verdict === 'not tried').map(({ endpoint }) => endpoint)).toEqual([
      // They require a device, an app, or a second factor that would remain.
      'signIn.factor',
      'signIn.passkey',
      // The installation has no custom images.
      'system.brandImage',
      'security.finishAuthenticator',
      'security.removeAuthenticator',
      'security.renewRecoveryCodes',
      'security.addPasskey',
      'security.renamePasskey',
      'security.removePasskey',
      // They would delete an account or sign a user out.
      'ownSessions.end',
      'ownSessions.endOthers',
      // They act only on a server that the operator named.
      'customerServers.start',
      'customerServers.stop',
      'customerServers.restart',
      'customerServers.rebuild',
      'customerServers.resetConfig',
      'customerServers.update',
      // They require a host behind the node, or a process or container that does not exist here.
      'customerServers.restartNode',
      'customerServers.deployEss',
      'customerServers.remount',
      'customerServers.process',
      // They would change the contents of a media server.
      'customerMedia.claim',
      'customerMedia.resetClaim',
      'customerMedia.scan',
      'customerMedia.stopScan',
      'customerMedia.invitePlex',
      'customerMedia.inviteEmby',
      'customerMedia.connectEmby',
      'customerMedia.inviteJellyfin',
      'customerMedia.changeInvite',
      'customerMedia.removeInvite',
      'customerLibraryPaths.inject',
      'customerLibraryPaths.eject',
      'customerLibraryPaths.syncLibraries',
      'customerPlexTools.removeBackup',
      'customerPlexTools.createBackup',
      'customerPlexTools.backup',
      'customerPlexTools.restoreBackup',
      // There is no sign-in that was begun.
      'customerPlexSignIn.state',
      'customerShareMatrix.preview',
      'customerShareMatrix.apply',
      'customerWatchState.compare',
      'customerWatchState.apply',
      // They would change the address of one or several servers.
      'customerCdn.enable',
      'customerCdn.disable',
      'customerCollections.one',
      'customerCollections.titles',
      'customerCollections.ruleValues',
      'customerCollections.create',
      'customerCollections.update',
      'customerCollections.remove',
      'customerCollections.publish',
      // They would change a server and its data.
      'customerBackups.create',
      'customerBackups.remove',
      'customerBackups.restore',
      'customerBackups.download',
      'customerBackups.file',
      // They would dismiss messages for good.
      'notifications.markAllRead',
      'announcements.markRead',
      'alerts.dismiss',
      'popups.markRead',
      // It would restart servers.
      'adminCommands.run',
      // They would notify customers.
      'adminStatusEntries.one',
      'adminStatusEntries.create',
      'adminStatusEntries.update',
      'adminStatusEntries.remove',
      'adminStatusEntries.append',
      // They would change servers, or nodes and their servers.
      'adminServers.deploy',
      'adminServers.move',
      'adminServers.suspend',
      'adminServers.unsuspend',
      'adminNodes.container',
      'adminNodes.bulk',
      'adminNodes.test',
      'adminNodes.create',
      'adminNodes.update',
      'adminNodes.restart',
      'adminNodes.restartContainers',
      'adminNodes.extractTar',
      'adminNodes.checkMounts',
      'adminNodes.wipe',
      'adminNodes.remove',
      'adminReboots.bulk',
      'adminReboots.plan',
      'adminReboots.cancel',
      'adminMaintenance.one',
      'adminMaintenance.create',
      'adminMaintenance.update',
      'adminMaintenance.remove',
      'adminMaintenance.plan',
      'adminMaintenance.pause',
      'adminMaintenance.resume',
      'adminMaintenance.cancel',
      'adminScripts.update',
      'adminScripts.remove',
      'adminScripts.version',
      'adminScripts.restore',
      'adminScriptRuns.one',
      'adminScriptRuns.lines',
      'adminScriptRuns.begin',
      'adminScriptRuns.stop',
      'adminExtractions.bulk',
      'adminExtractions.cancel',
      'adminNodeImages.bulk',
      'adminNodeImages.read',
      'adminNodeImages.prune',
      'adminFleetImages.bulk',
      'adminImagePulls.bulk',
      'adminImagePulls.begin',
      'adminImagePulls.cancel',
      'adminUptime.fetch',
      'adminUptime.add',
      'adminUptime.addAll',
      'adminUptime.remove',
      'adminUptime.bulk',
      'adminUptime.update',
      // They require an account at UptimeRobot.
      'adminUptimeRobot.connect',
      'adminUptimeRobot.disconnect',
      'adminUptimeRobot.watchAll',
      'adminUptimeRobot.cancel',
      // They would change the storage of nodes.
      'adminMounts.create',
      'adminMounts.update',
      'adminMounts.remove',
      'adminMounts.bulk',
      'adminMounts.check',
      'adminMounts.remount',
      'adminMountPaths.create',
      'adminMountPaths.update',
      'adminMountPaths.remove',
      'adminLibraryPaths.create',
      'adminLibraryPaths.update',
      'adminLibraryPaths.remove',
      'adminLibraryPaths.check',
      'adminDeploymentPaths.create',
      'adminDeploymentPaths.update',
      'adminDeploymentPaths.remove',
      'adminDeploymentPaths.check',
      // They would change the address of servers.
      'adminCdnHosts.create',
      'adminCdnHosts.update',
      'adminCdnHosts.remove',
      'adminCdnHosts.bulk',
      'adminCdnHosts.check',
      // They require a token of Hetzner Cloud.
      'adminHetznerProjects.one',
      'adminHetznerProjects.create',
      'adminHetznerProjects.update',
      'adminHetznerProjects.remove',
      'adminHetznerServers.refresh',
      'adminHetznerServers.act',
      // They would run something on nodes, or require something that runs there.
      'adminDockerServices.update',
      'adminDockerServices.remove',
      'adminDockerServices.place',
      'adminDockerServices.apply',
      'adminServicePlacements.bulk',
      // They require servers that are idle.
      'serverBatches.begin',
      'serverBatches.one',
      'serverBatches.retry',
      // They would change an account.
      'adminUsers.create',
      'adminUsers.remove',
      'adminUsers.endSession',
      'adminUsers.endSessions',
      // They require a key, and a created key would remain.
      'adminInvitations.create',
      'adminInvitations.withdraw',
      // This installation is set up.
      ...Object.keys(contract.firstRun)
        .filter((name) => name !== 'show')
        .map((name) => `firstRun.${name}`),
      // They would decide on the request of a real applicant.
      'adminTrials.approve',
      'adminTrials.decline',
      // They require a recent confirmation of identity.
      'adminApiClients.create',
      'adminApiClients.update',
      'adminApiClients.renew',
      'adminApiClients.remove',
      // They would delete a file that may still be needed, or use up a link.
      'adminExports.bulk',
      'adminExports.file',
      // A second record of the same name is refused.
      'adminGlobals.update',
      'adminGlobals.remove',
      'adminImages.update',
      'adminImages.remove',
      'adminRegistries.update',
      'adminRegistries.remove',
      'adminSshKeys.update',
      'adminSshKeys.remove',
      // A revoked key cannot be restored.
      'adminMediaKeys.bulk',
      // They would send mail, or require a mailing that does not exist.
      'adminMailings.test',
      'adminMailings.one',
      'adminMailings.send',
      'adminMailings.stop',
      'adminMailings.retry',
      // They would send mail, change the mail server, or reset a text.
      'adminMail.save',
      'adminMail.test',
      'adminMailTemplates.reset',
      'adminMailTemplates.test',
      // They require a sign-in at Discord.
      'adminDiscord.save',
      'adminDiscord.connect',
      'adminDiscord.oauth',
      'adminDiscord.guilds',
      'adminDiscord.guild',
      'adminDiscord.create',
      'adminDiscord.known',
      'adminDiscord.update',
      'adminDiscord.remove',
      'adminDiscord.test',
      'adminDiscord.syncRoles',
      'processes.retry',
      // They would change the account, or require a token from a mail.
      'account.confirmEmail',
      'account.changePassword',
      'account.close',
      'discordAccount.connect',
      'discordAccount.finish',
      'discordAccount.syncRoles',
      'discordAccount.disconnect',
      'subUsers.resend',
      'subUsers.withdraw',
      'subUsers.setRights',
      'subUsers.remove',
      'subUsers.invitation',
      'subUsers.accept',
    ]);
    expect(rows).toHaveLength(Object.values(contract).flatMap((group) => Object.keys(group)).length);
    expect([code, fits]).toEqual([0, true]);
  });

  it('prints a table, tries only reads by default, and lists what it could not try', async () => {
    const spoilt = await withFaults(server.url, [faults['a field is missing']]);
    const { code, stdout } = await command('conformance', spoilt);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ system\.settings +GET \/api\/system\/settings +answer$/m);
    expect(stdout).toMatch(/^ {4}answer: body at "app_version": /m);
    expect(stdout).toMatch(/^✓ session\.csrf +GET \/api\/csrf-cookie +answer$/m);
    expect(stdout).toMatch(/^- session\.logout .* not tried: changes state: only with --write$/m);
    expect(stdout).toMatch(/^- adminSearch\.search .* not tried: there is no account for the role admin$/m);
    expect(stdout).toMatch(/\n2 fit, 1 differ, \d+ not tried\n$/);
  });

  it('exits with 2 when there is nothing to try', async () => {
    expect(await command('conformance', 'http://127.0.0.1:9')).toMatchObject({ code: 2, stderr: /fetch failed/ });
    expect(await command('conformance')).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('--accounts <file>'),
    });
  });
});

const asAccount = (name: (typeof names)[number]) => (headers: Headers) => {
  const isSomebody = headers.has('authorization') && !headers.get('authorization')?.includes('xxx');
  if (isSomebody) headers.set('authorization', `Bearer ${tokens.get(name)}`);
};
const withHeader = (name: string, value: string | null) => (response: Response) => {
  if (value === null) response.headers.delete(name);
  else response.headers.set(name, value);
  return response;
};

/** Each fault with the endpoint that it changes in a copy of this server. */
const faults = {
  'another status': {
    on: 'GET /api/customer/user/fetch',
    answer: ({ headers }, text) => new Response(text, { status: 201, headers }),
  },
  'a field is missing': {
    on: 'GET /api/system/settings',
    body: (settings) => ({ ...settings, app_version: undefined }),
  },
  'a field of another type': { on: 'GET /api/get-user', body: (user) => ({ ...user, id: String(user['id']) }) },
  'no CSRF check': {
    on: 'POST /api/customer/account/name',
    ask: (headers) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1];
      headers.set('x-xsrf-token', token ?? '');
    },
  },
  'another role gets in': { on: 'GET /api/admin/support/tickets/count-new', ask: asAccount('admin') },
  'no meta of the page': { on: 'GET /api/customer/notifications', body: ({ data }) => ({ data }) },
  'a page of HTML': {
    on: 'GET /api/reseller',
    answer: ({ headers }) => {
      headers.set('content-type', 'text/html');
      return new Response('<!doctype html><title>Sign in</title>', { headers });
    },
  },
  'another content type': { on: 'GET /api/customer/servers/:id', answer: withHeader('content-type', 'text/plain') },
  'no X-Content-Type-Options': { on: 'GET /api/admin/dashboard', answer: withHeader('x-content-type-options', null) },
  'another’s rows in a list': { on: 'GET /api/customer/servers', ask: asAccount('customer') },
  'another’s record': { on: 'GET /api/customer/servers/:id/ping', ask: asAccount('customer') },
  'a forged session': {
    on: 'GET /api/admin/search',
    ask: (headers) => {
      const isForged = headers.get('authorization')?.includes('xxx');
      if (isForged || !headers.has('authorization')) headers.set('authorization', `Bearer ${tokens.get('admin')}`);
    },
  },
  'a missing link': {
    on: 'POST /api/admin/users/user/:id/sign-in-as',
    body: (answer) => ({ ...answer, link: undefined }),
  },
  'a missing way back': { on: 'POST /api/return-home', body: ({ token, user }) => ({ token, user }) },
} satisfies Record<string, Fault>;

/** The command's note about each fault. */
const notes: Record<keyof typeof faults, RegExp> = {
  'another status': /^answer: status 201 instead of 200/,
  'a field is missing': /^answer: body at "app_version"/,
  'a field of another type': /^answer: body at "id"/,
  'no CSRF check': /^csrf: status 200 instead of 419/,
  'another role gets in': /^role: as customer: status 200 instead of 403/,
  'no meta of the page': /^answer: body at "meta"/,
  'a page of HTML': /^answer: header Content-Type is text.html/,
  'another content type': /^answer: header Content-Type is text.plain/,
  'no X-Content-Type-Options': /^answer: header X-Content-Type-Options is missing/,
  'another’s rows in a list': /^apart: other sees records of customer/,
  'another’s record': /^owner: as other: status 200 instead of 404/,
  'a missing link': /^answer: body at "link"/,
  'a missing way back': /^answer: body at "redirect_data"/,
  'a forged session': /^session: as guest: status 200 instead of 401/,
};

const rowOf = (on: string) =>
  Object.entries(contract)
    .flatMap(([group, rows]) =>
      Object.entries(rows).map(([name, { method, path }]) => [`${group}.${name}`, `${method} ${path}`]),
    )
    .find(([, line]) => line === on)?.[0];

describe('for a copy of this server with faults, the command', () => {
  let differing: Map<string, string[]>;
  let untried: string[];

  beforeAll(async () => {
    const base = await withFaults(server.url, Object.values(faults));
    const [own] = (await server.client().with(tokens.get('customer')!).ask('customerServers.list')).data;
    const { rows } = await runConformance(contract, { base, accounts, write: true, named: { server: own!.id } });
    untried = rows.flatMap(({ endpoint, verdict }) => (verdict === 'not tried' ? [endpoint] : []));
    differing = new Map(
      rows.flatMap(({ endpoint, verdict, notes: said }) => (verdict === 'differs' ? [[endpoint, said]] : [])),
    );
  });

  it.each(Object.entries(faults))('names the endpoint with %s', (name, { on }) => {
    expect(differing.get(rowOf(on) ?? '')?.[0]).toMatch(notes[name as keyof typeof faults]);
  });

  it.each(['customerServers.stop', 'customerServers.rebuild', 'customerServers.update', 'adminServers.suspend'])(
    'tries %s on a server that the operator named',
    (endpoint) => expect(untried).not.toContain(endpoint),
  );

  it('names no other endpoint', () => {
    const spoilt = new Set(Object.values(faults).map(({ on }) => rowOf(on)));
    expect([...differing].filter(([endpoint]) => !spoilt.has(endpoint))).toEqual([]);
  });
});
