import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, mounts } from '../src/db/schema.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const sandboxNode = (url: string, node: string) => ({ kind: 'sandbox' as const, url, node });
let server: Awaited<ReturnType<typeof createTestServer>>;
let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>;
let admin: TestClient;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  server = await createTestServer({
    keep: true,
    provision: {
      nodes: [
        { alias: 'Attic', host: 'localhost', engine: sandboxNode(sandbox.url, 'attic') },
        { alias: 'Cellar', host: 'localhost', engine: sandboxNode('http://127.0.0.1:9', 'cellar') },
        { alias: 'Bare', host: 'localhost', engine: { kind: 'docker', socketPath: '/nowhere/docker.sock' } },
      ],
    },
  });
  admin = await server.as('admin');
  return async () => {
    await server.stop();
    await sandbox.stop();
  };
});

const path = '/api/admin/mounts';
let made = 0;
const draft = (more: object = {}) => ({
  name: 'Films',
  node_id: 1,
  kind: 'nfs' as const,
  source: 'nas.example:/films',
  target: `/mnt/films-${(made += 1)}`,
  ...more,
});
const create = async (more: object = {}) => (await admin.ask('adminMounts.create', { body: draft(more) })).id;
const read = async (id: number) => (await admin.ask('adminMounts.one', { params: { id } })).data;
const names = async (query: object) => (await admin.ask('adminMounts.list', { query })).data.map(({ name }) => name);
const rowOf = async (id: number) => {
  const [row] = await server.db.current.select().from(mounts).where(eq(mounts.id, id));
  return row!;
};
const share = { kind: 'smb', source: '//nas.example/films', username: 'films', password: 'open-sesame' };

/** A socket on the admins' channel. */
async function listening() {
  const { realtime, tenant } = await admin.ask('system.settings');
  return joinChannel(server, realtime, admin, `private-admin.${tenant}`);
}

/** Waits for a process to end, and returns it with its log. */
async function ended(id: number) {
  const { data } = await until('the process ended', async () => {
    const found = await admin.ask('processes.one', { params: { id } });
    return found.data.success !== null && found;
  });
  const log = await admin.ask('processes.log', { params: { id } });
  return { data, log: log.data.map(({ text }) => text) };
}
const done = async (action: 'check' | 'remount', id: number) =>
  ended((await admin.ask(`adminMounts.${action}`, { params: { id } })).process.id);

describe('a mount', () => {
  it('is stored as entered, with its node, and is unchecked', async () => {
    const id = await create({ name: ' Series ', target: '/mnt/series', options: 'ro,noatime' });
    expect(await read(id)).toMatchObject({
      name: 'Series',
      node: { id: 1, alias: 'Attic' },
      kind: 'nfs',
      source: 'nas.example:/films',
      target: '/mnt/series',
      options: 'ro,noatime',
      has_credentials: false,
      state: 'unchecked',
      checked_at: null,
    });
  });

  it.each([
    ['name', { name: '  ' }],
    ['node_id', { node_id: 99 }],
    ['source', { source: '//nas.example/films' }],
    ['source', { kind: 'smb', source: 'nas.example:/films' }],
    ['source', { kind: 'rclone', source: '/films', rclone_config: '[films]' }],
    ['target', { target: '/etc' }],
    ['target', { target: '/mnt/../etc' }],
    ['target', { target: '/mnt/a b' }],
    ['options', { options: 'ro; reboot' }],
    ['password', { ...share, password: 'a\nb' }],
    ['rclone_config', { kind: 'rclone', source: 'media:films' }],
  ])('is refused at %s when that is invalid', async (field, more) => {
    const answer = await admin.post(path, draft(more));
    expect([answer.status, Object.keys(refusalOf(answer).errors ?? {})]).toEqual([422, [field]]);
  });

  it('has a unique path on its node', async () => {
    const { target } = await read(await create());
    const again = await admin.post(path, draft({ target }));
    expect(refusalOf(again).errors).toEqual({ target: ['Another mount on this node has this path'] });
    await create({ target, node_id: 2 });
  });

  it('is found by name, source, path and node, and filtered by kind and state', async () => {
    await create({ ...share, name: 'Quiet corner', node_id: 2 });
    await create({ name: 'Loud corner' });
    expect(await names({ q: 'corner' })).toEqual(['Loud corner', 'Quiet corner']);
    expect(await names({ q: 'corner', kind: 'smb' })).toEqual(['Quiet corner']);
    expect(await names({ q: 'corner', sort: 'node', direction: 'desc' })).toEqual(['Quiet corner', 'Loud corner']);
    expect(await names({ q: 'corner', state: 'mounted' })).toEqual([]);
    expect(await names({ q: 'cellar' })).toContain('Quiet corner');
  });

  it('is deleted with its node', async () => {
    const node = await server.services.nodes.add({
      alias: 'Gone',
      host: 'localhost',
      engine: sandboxNode(sandbox.url, 'gone'),
    });
    const id = await create({ node_id: node });
    await admin.ask('adminNodes.remove', { params: { id: node }, query: { alias: 'Gone' } });
    expect((await admin.get(`${path}/${id}`)).status).toBe(404);
  });

  it('sends admins an event with each change, and is audited', async () => {
    const socket = await listening();
    const id = await create({ name: 'Before' });
    const { target } = await read(id);
    await admin.ask('adminMounts.update', { params: { id }, body: draft({ name: 'After', target }) });
    await admin.ask('adminMounts.remove', { params: { id } });
    await until('admins are told', () => socket.events('mounts-changed').length === 3);
    const rows = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
    expect(rows).toMatchObject([
      { action: 'adminMounts.remove', targetName: 'After' },
      { action: 'adminMounts.update', before: { name: 'Before' }, after: { name: 'After' } },
    ]);
  });
});

describe('the secret of a mount', () => {
  const everything = async () => JSON.stringify(await server.db.current.select().from(auditLog));

  it('is sealed, and absent from responses and the audit log', async () => {
    const id = await create(share);
    const other = await create({ kind: 'rclone', source: 'media:films', rclone_config: 'pass = open-sesame' });
    for (const one of [id, other]) {
      const found = await read(one);
      expect([found.has_credentials, JSON.stringify(found).includes('open-sesame')]).toEqual([true, false]);
      expect((await rowOf(one)).secret).not.toContain('open-sesame');
    }
    expect(await everything()).not.toContain('open-sesame');
    expect(server.services.mounts.specOf(await rowOf(id)).secret).toBe('open-sesame');
  });

  it('is kept when omitted, replaced when given, and removed with its user name', async () => {
    const id = await create(share);
    const { target } = await read(id);
    const secret = async (more: object) => {
      await admin.ask('adminMounts.update', { params: { id }, body: draft({ ...share, target, ...more }) });
      return server.services.mounts.specOf(await rowOf(id)).secret;
    };
    expect(await secret({ password: undefined })).toBe('open-sesame');
    expect(await secret({ password: '' })).toBe('open-sesame');
    expect(await secret({ password: 'another' })).toBe('another');
    expect(await secret({ username: null, password: undefined })).toBeNull();
    expect(await secret({ password: undefined })).toBeNull();
  });

  it('is not kept for another kind', async () => {
    const id = await create(share);
    const { target } = await read(id);
    const rclone = draft({ target, kind: 'rclone', source: 'media:films' });
    const refused = await admin.post(`${path}/${id}`, rclone);
    expect(refusalOf(refused).errors).toEqual({ rclone_config: ['Paste the remote’s section'] });
    await admin.ask('adminMounts.update', { params: { id }, body: draft({ target }) });
    expect(await read(id)).toMatchObject({ kind: 'nfs', has_credentials: false, username: null });
  });
});

describe('a mount on its node', () => {
  it('is missing until it is mounted, and again after the node restarts', async () => {
    const id = await create({ name: 'Music', target: '/mnt/music' });
    const before = await done('check', id);
    expect(before.data).toMatchObject({
      kind: 'check-mounts',
      command: 'Check storage Music on node Attic',
      success: false,
      result: 'Music: nothing is mounted at /mnt/music.',
    });
    expect(await read(id)).toMatchObject({ state: 'missing', size_bytes: null, checked_at: expect.any(String) });

    const mounted = await done('remount', id);
    expect(mounted.data).toMatchObject({ success: true, result: 'Music: mounted at /mnt/music.' });
    expect(mounted.log).toEqual(['Mounted nas.example:/films at /mnt/music.', 'Music: mounted at /mnt/music']);
    expect(await read(id)).toMatchObject({ state: 'mounted', size_bytes: expect.any(Number) });

    await ended((await admin.ask('adminNodes.restart', { params: { id: 1 } })).process.id);
    await done('check', id);
    expect((await read(id)).state).toBe('missing');
  });

  it('is checked with the others of its node, and admins are sent an event', async () => {
    const node = await server.services.nodes.add({
      alias: 'Barn',
      host: 'localhost',
      engine: sandboxNode(sandbox.url, 'barn'),
    });
    const ids = [await create({ node_id: node }), await create({ node_id: node, name: 'Other' })];
    await done('remount', ids[0]!);
    const socket = await listening();
    const { process } = await admin.ask('adminNodes.checkMounts', { params: { id: node } });
    const { data } = await ended(process.id);
    expect(data).toMatchObject({ command: 'Check storage of node Barn', success: false });
    expect(data.result).toMatch(/^Other: nothing is mounted at/);
    expect(await Promise.all(ids.map(async (id) => (await read(id)).state))).toEqual(['mounted', 'missing']);
    await until('admins are told', () => socket.events('mounts-changed').length > 0);
  });

  it('keeps its last known state when the node does not respond', async () => {
    const id = await create({ node_id: 2 });
    const { data } = await done('check', id);
    expect(data).toMatchObject({ success: false, result: expect.stringContaining('Cellar') });
    expect(await read(id)).toMatchObject({ state: 'unchecked', checked_at: null });
  });

  it('is refused a check where there is no machine, or nothing to check', async () => {
    const words = async (url: string) => {
      const answer = await admin.post(url);
      return [answer.status, refusalOf(answer).message];
    };
    const id = await create({ node_id: 3 });
    expect(await words(`${path}/${id}/check`)).toEqual([409, expect.stringMatching(/reaches only the engine of Bare/)]);
    const empty = await server.services.nodes.add({
      alias: 'Empty',
      host: 'localhost',
      engine: sandboxNode(sandbox.url, 'empty'),
    });
    expect(await words(`/api/admin/nodes/${empty}/check-mounts`)).toEqual([409, 'Empty has no mounts to check.']);
    expect((await words('/api/admin/nodes/99/check-mounts'))[0]).toBe(404);
    expect((await words(`${path}/9999/remount`))[0]).toBe(404);
  });
});
