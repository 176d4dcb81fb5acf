import { desc, eq } from 'drizzle-orm';
import { userInfo } from 'node:os';
import ssh2 from 'ssh2';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { auditLog, nodes, sshKeys } from '../src/db/schema.ts';
import { noteKeys } from '../src/domain/nodes/note-keys.ts';
import { fingerprintOf } from '../src/engines/ssh/fingerprint.ts';
import { makeKeyPair } from '../src/engines/ssh/key-pair.ts';
import { startSshServer, whyNoSsh } from './ssh-server.ts';
import { type Answer, refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { startIdleEngine } from './support/idle-engine.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

type Server = Awaited<ReturnType<typeof createTestServer>>;
let server: Server;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({ keep: true, timings: { observeMs: 100, firstPauseMs: 100 } });
  admin = await server.as('admin');
  return () => server.stop();
});

const path = '/api/admin/integrations/nodes/ssh-keys';
const create = async (name: string, more: object = {}) =>
  (await admin.ask('adminSshKeys.create', { body: { name, ...more } })).id;
const read = async (id: number) => (await admin.ask('adminSshKeys.one', { params: { id } })).data;
const fieldsOf = async (answer: Promise<Answer>) => refusalOf(await answer).errors;
const rowOf = async (id: number) =>
  (await server.db.current.select().from(sshKeys).where(eq(sshKeys.id, id)))[0] ??
  expect.fail('This key does not exist.');

/** Adds a node with this private key. */
const nodeWith = (alias: string, privateKey: string) =>
  server.services.nodes.ensure({
    alias,
    host: 'localhost',
    engine: {
      kind: 'docker',
      ssh: { host: '127.0.0.1', port: 9, user: 'kronos', privateKey, hostKey: 'SHA256:x', socketPath: '/nowhere.sock' },
    },
  });

describe('an SSH key', () => {
  it('is generated, announced and audited, and its private half is never revealed', async () => {
    const { realtime, tenant } = await admin.ask('system.settings');
    const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
    const id = await create('Falkenstein');
    await until('the new key is told', async () => socket.events('ssh-keys-changed').length > 0);
    const one = await read(id);
    expect(one).toMatchObject({ name: 'Falkenstein', is_own: false, type: 'ssh-ed25519', nodes: 0, used_by: [] });
    expect(one.public_key).toMatch(/^ssh-ed25519 \S+ kronos$/);
    expect(fingerprintOf(Buffer.from(one.public_key.split(' ')[1] ?? '', 'base64'))).toBe(one.fingerprint);

    const { data: found } = await admin.ask('adminSshKeys.list', { query: { q: one.fingerprint.slice(8, 20) } });
    expect(found).toEqual([expect.objectContaining({ id, nodes: 0 })]);
    expect((await rowOf(id)).privateKey).toMatch(/^v1\./);
    const audited = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(audited[0]).toMatchObject({ after: { name: 'Falkenstein' } });
    expect(JSON.stringify([audited, one, found])).not.toContain('PRIVATE KEY');
  });

  it('can be pasted, even with Windows line ends, and is assigned to nodes that already use it', async () => {
    const pair = makeKeyPair();
    const node = await nodeWith('Pasted before', pair.private);
    const pasted = `\r\n${pair.private.replaceAll('\n', '\r\n')}\r\n`;
    const id = await create('From home', { origin: 'pasted', private_key: pasted });
    const [type, half] = pair.public.split(' ');
    expect(await read(id)).toMatchObject({
      public_key: `${type} ${half} kronos`,
      nodes: 1,
      used_by: [{ id: node, alias: 'Pasted before' }],
    });
    const again = admin.post(path, { name: 'Twice', origin: 'pasted', private_key: pair.private });
    expect(await fieldsOf(again)).toEqual({ private_key: ['The panel already has this key'] });
  });

  it('is refused at its field when it cannot be used to sign in, and is never echoed', async () => {
    const encrypted = ssh2.utils.generateKeyPairSync('ed25519', {
      cipher: 'aes256-ctr',
      rounds: 1,
      passphrase: 'a passphrase',
    });
    const paste = async (private_key: string) => {
      const answer = await admin.post(path, { name: 'Hostile', origin: 'pasted', private_key });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body)).not.toContain('b3BlbnNzaC1rZXktdjE');
      return refusalOf(answer).errors?.['private_key']?.[0];
    };
    expect(await paste(encrypted.private)).toMatch(/paste the key without one$/);
    for (const text of ['', ' ', makeKeyPair().public, makeKeyPair().private.slice(0, 120), '\u{1F511}'])
      expect(await paste(text)).toMatch(/^Paste a private key in OpenSSH format/);
    expect(await paste('-----BEGIN OPENSSH PRIVATE KEY-----'.padEnd(20_001, 'A'))).toBe('At most 20,000 characters');
  });

  it('has a unique name, other than that of the panel’s own key', async () => {
    await create('Rack');
    const refused = (name: string) => fieldsOf(admin.post(path, { name }));
    expect(await refused('rACK')).toEqual({ name: ['A key with this name already exists'] });
    expect(await refused('House')).toEqual({ name: ['The panel’s own key has this name'] });
    expect(await refused('  ')).toEqual({ name: ['Enter a name'] });
  });

  it('keeps its private half when it is renamed, and is not overwritten from a stale version', async () => {
    const id = await create('Old');
    const { version } = await admin.ask('adminSshKeys.one', { params: { id } });
    const before = await server.services.sshKeys.privateKeyOf(id);
    await admin.ask('adminSshKeys.update', { params: { id }, body: { name: 'New' } });
    expect(await server.services.sshKeys.privateKeyOf(id)).toBe(before);
    expect((await admin.post(`${path}/${id}?based_on=${version}`, { name: 'Newer' })).status).toBe(409);
    expect(await fieldsOf(admin.post(`${path}/${id}`, { name: 'HOUSE' }))).toEqual({
      name: ['The panel’s own key has this name'],
    });
  });

  it('is deleted only when no node uses it', async () => {
    const id = await create('Busy');
    const key = (await server.services.sshKeys.privateKeyOf(id)) ?? '';
    for (const alias of ['Busy one', 'Busy two']) await nodeWith(alias, key);
    const refused = await admin.call('DELETE', `${path}/${id}`);
    expect([refused.status, refusalOf(refused).message]).toEqual([
      409,
      '2 nodes use it. Choose another key for them first.',
    ]);
    await nodeWith('Busy one', makeKeyPair().private);
    expect((await read(id)).undeletable).toBe('One node uses it. Choose another key for it first.');
    await nodeWith('Busy two', makeKeyPair().private);
    await admin.ask('adminSshKeys.remove', { params: { id } });
    expect((await admin.get(`${path}/${id}`)).status).toBe(404);
  });

  it('of the panel itself is created once, and can be neither renamed nor deleted', async () => {
    const [{ public_key }] = await Promise.all([server.services.sshKeys.ensure(), server.services.sshKeys.ensure()]);
    const { data } = await admin.ask('adminSshKeys.list', { query: { q: 'house' } });
    expect(data).toEqual([expect.objectContaining({ is_own: true, public_key })]);
    const id = data[0]?.id ?? 0;
    expect(await fieldsOf(admin.post(`${path}/${id}`, { name: 'Mine' }))).toEqual({
      name: ['The panel’s own key cannot be renamed'],
    });
    expect((await admin.call('DELETE', `${path}/${id}`)).status).toBe(409);
  });

  it('is recognized on nodes that were added before keys were recorded', async () => {
    const id = await create('Long ago');
    const node = await nodeWith('Old node', (await server.services.sshKeys.privateKeyOf(id)) ?? '');
    await server.db.current.update(nodes).set({ sshKey: null }).where(eq(nodes.id, node));
    expect((await read(id)).nodes).toBe(0);
    await noteKeys({ db: server.db, ...server.services });
    expect((await read(id)).used_by).toEqual([{ id: node, alias: 'Old node' }]);
  });
});

it.skipIf(whyNoSsh())(
  'lets the panel sign in where it is authorized, and reports a node that gets another key',
  async () => {
    const machine = await startSshServer();
    onTestFinished(() => machine.close());
    const engine = await startIdleEngine();
    onTestFinished(() => engine.close());
    const [id, other] = [await create('Chosen'), await create('Unknown to it')];
    const draft = {
      kind: 'ssh' as const,
      engine_host: machine.address.host,
      engine_port: machine.address.port,
      ssh_user: userInfo().username,
      socket_path: engine.socketPath,
      host_key: machine.address.hostKey,
      ssh_key_id: id,
    };
    const { public_key } = await read(id);
    const stranger = await admin.ask('adminNodes.test', { body: draft });
    expect(stranger).toMatchObject({ success: false, public_key });
    expect(stranger.message).toMatch(/^The node refused the panel's SSH key/);
    await machine.authorize(public_key);
    expect(await admin.ask('adminNodes.test', { body: draft })).toMatchObject({ success: true });

    const made = await admin.ask('adminNodes.create', { body: { ...draft, alias: 'Chosen one', host: 'localhost' } });
    const params = { id: made.data.id };
    expect(made.data.engine.ssh_key).toEqual({ id, name: 'Chosen', is_own: false });
    expect(await read(id)).toMatchObject({ nodes: 1, used_by: [{ id: params.id, alias: 'Chosen one' }] });
    const [audited] = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(audited).toMatchObject({ after: { reached: 'ssh', ssh_key: 'Chosen' } });
    const failureOf = async () => (await admin.ask('adminNodes.one', { params })).data.failure;
    expect(await failureOf()).toBeNull();

    // The key stays when it is omitted, and is shown by its name.
    const { ssh_key_id: _, ...same } = draft;
    await admin.ask('adminNodes.update', { params, body: same });
    expect((await read(id)).nodes).toBe(1);

    const { data: lost } = await admin.ask('adminNodes.update', { params, body: { ...draft, ssh_key_id: other } });
    expect(lost.engine.ssh_key).toMatchObject({ id: other });
    await until('the node was looked at', async () => (await failureOf())?.startsWith('The node refused'));
    await admin.ask('adminSshKeys.remove', { params: { id } });
    const gone = admin.post(`/api/admin/nodes/${params.id}/update`, draft);
    expect(await fieldsOf(gone)).toEqual({ ssh_key_id: ['This key no longer exists'] });

    const own = await admin.ask('adminNodes.update', { params, body: { ...draft, ssh_key_id: null } });
    expect(own.data.engine.ssh_key).toMatchObject({ is_own: true });
  },
);
