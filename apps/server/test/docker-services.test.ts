import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, dockerServices, nodes } from '../src/db/schema.ts';
import { type Answer, refusalOf } from './support/client.ts';
import { serviceCalls } from './support/docker-services.ts';
import { joinChannel } from './support/listen.ts';
import { withSandboxNodes } from './support/sandbox-nodes.ts';
import { until } from './support/until.ts';

let world: Awaited<ReturnType<typeof withSandboxNodes>>;
let server: (typeof world)['server'];
let admin: (typeof world)['admin'];
let calls: ReturnType<typeof serviceCalls>;

beforeAll(async () => {
  world = await withSandboxNodes();
  ({ server, admin } = world);
  calls = serviceCalls(admin);
});
afterAll(() => world.stop());

const attic = 1;
const path = '/api/admin/integrations/docker-services';
const fieldsOf = async (answer: Promise<Answer>) => refusalOf(await answer).errors;
const refused = (more: object) => fieldsOf(admin.post(path, calls.draft(more)));
const aSecret = { name: 'API_KEY', value: 'never-shown', is_secret: true };
const kept = { ...aSecret, value: null };

describe('a declaration', () => {
  it('gets the defaults of the contract, sends an event, and is audited', async () => {
    const { realtime, tenant } = await admin.ask('system.settings');
    const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
    const id = await calls.declare({ name: 'Statistics', command: ['--port', '', '8181'] });
    await until('the service is told', async () => socket.events('docker-services-changed').length > 0);
    expect(await calls.one(id)).toMatchObject({
      name: 'Statistics',
      image: 'tautulli/tautulli',
      tag: 'latest',
      description: '',
      command: ['--port', '8181'],
      variables: [],
      ports: [],
      mounts: [],
      may_use_engine: false,
      restart_policy: 'unless-stopped',
      memory_mb: null,
      cpus: null,
      nodes: 0,
      running: 0,
      outdated: 0,
      undeletable: null,
    });
    const { data } = await admin.ask('adminDockerServices.list', { query: { q: 'stat' } });
    expect(data.map((row) => row.id)).toEqual([id]);
    const [audited] = await server.db.current
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'adminDockerServices.create'));
    expect(audited).toMatchObject({ targetKind: 'docker-service', targetName: 'Statistics' });
    expect((await calls.remove(id)).status).toBe(200);
    expect((await calls.remove(id)).status).toBe(404);
  });

  it('has a unique name', async () => {
    await calls.declare({ name: 'Once' });
    expect(await refused({ name: 'ONCE' })).toEqual({ name: ['Another service has this name'] });
  });

  it.each([
    [{ image: 'tautulli/tautulli:latest' }, 'image'],
    [{ image: 'Tautulli' }, 'image'],
    [{ tag: 'a b' }, 'tag'],
    [{ variables: [{ name: 'tz', value: '' }] }, 'variables.0.name'],
    [
      {
        variables: [
          { name: 'TZ', value: '' },
          { name: 'TZ', value: '' },
        ],
      },
      'variables',
    ],
    [{ ports: [{ container: 0, host: 90 }] }, 'ports.0.container'],
    [
      {
        ports: [
          { container: 1, host: 90 },
          { container: 2, host: 90 },
        ],
      },
      'ports',
    ],
    [{ mounts: [{ source: 'srv', target: '/config' }] }, 'mounts.0.source'],
    [{ mounts: [{ source: '/srv/../run', target: '/config' }] }, 'mounts.0.source'],
    [
      {
        mounts: [
          { source: '/a', target: '/c' },
          { source: '/b', target: '/c' },
        ],
      },
      'mounts',
    ],
    [{ memory_mb: 1 }, 'memory_mb'],
    [{ cpus: 0 }, 'cpus'],
  ])('cannot have %j', async (more, field) => {
    expect(Object.keys((await refused(more)) ?? {})).toEqual([field]);
  });

  it('cannot use a port of the range for servers', async () => {
    const [node] = await server.db.current.select().from(nodes).where(eq(nodes.id, attic));
    const inRange = { container: 80, host: node!.portFirst };
    const ports = [{ container: 81, host: 90 }, inRange];
    expect(await refused({ ports })).toEqual({ 'ports.1.host': ['Servers on Attic may be assigned this port'] });
    // Servers are published over TCP only.
    await calls.declare({ ports: [{ ...inRange, protocol: 'udp' }] });
  });

  it.each(['/var/run/docker.sock', '/run', '/', '//var//run/', '/nowhere/docker.sock'])(
    'may mount the engine’s socket from %s only where that is allowed',
    async (source) => {
      const mounts = [{ source, target: '/engine' }];
      expect(Object.keys((await refused({ mounts })) ?? {})).toEqual(['mounts.0.source']);
      await calls.declare({ mounts, may_use_engine: true });
    },
  );

  it('is not overwritten from a stale version', async () => {
    const draft = calls.draft();
    const id = await calls.declare(draft);
    const { version } = await admin.ask('adminDockerServices.one', { params: { id } });
    await calls.change(id, { ...draft, tag: 'v2.14.6' });
    const late = await admin.post(`${path}/${id}?based_on=${version}`, draft);
    expect([late.status, refusalOf(late).stale]).toMatchObject([409, { by: 'admin' }]);
  });
});

describe('a secret', () => {
  it('is sealed, and absent from responses, logs and audit rows', async () => {
    const id = await calls.declare({ variables: [aSecret, { name: 'TZ', value: 'UTC' }] });
    expect((await calls.one(id)).variables).toEqual([kept, { name: 'TZ', value: 'UTC', is_secret: false }]);
    const [row] = await server.db.current.select().from(dockerServices).where(eq(dockerServices.id, id));
    expect(row?.variables[0]?.value).toMatch(/^v1\./);
    expect(JSON.stringify(await server.db.current.select().from(auditLog))).not.toContain('never-shown');
  });

  it('is kept when omitted, and must be entered again for another image', async () => {
    const draft = calls.draft({ variables: [aSecret] });
    const id = await calls.declare(draft);
    const valueOf = async () =>
      (await server.db.current.select().from(dockerServices).where(eq(dockerServices.id, id)))[0]?.variables[0]?.value;
    const before = await valueOf();
    expect((await calls.change(id, { ...draft, tag: 'v2.14.6', variables: [kept] })).status).toBe(200);
    expect(await valueOf()).toBe(before);

    const again = { 'variables.0.value': ['Enter the value again'] };
    expect(await fieldsOf(calls.change(id, { ...draft, image: 'evil/reader', variables: [kept] }))).toEqual(again);
    expect(await fieldsOf(calls.change(id, { ...draft, variables: [{ ...kept, is_secret: false }] }))).toEqual(again);
    expect(await fieldsOf(calls.change(id, { ...draft, variables: [{ ...kept, name: 'OTHER' }] }))).toEqual({
      'variables.0.value': ['Enter a value'],
    });
    const other = { ...draft, image: 'prom/node-exporter', variables: [{ ...aSecret, value: 'another' }] };
    expect((await calls.change(id, other)).status).toBe(200);
    expect(await valueOf()).not.toBe(before);
  });
});
