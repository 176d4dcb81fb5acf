import { desc } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
const engine = (node: string) => ({ kind: 'sandbox' as const, url: 'http://127.0.0.1:9', node });
beforeAll(async () => {
  server = await createTestServer({
    keep: true,
    provision: {
      nodes: [
        { alias: 'Attic', host: 'localhost', engine: engine('attic') },
        { alias: 'Cellar', host: 'localhost', engine: engine('cellar') },
      ],
    },
  });
  admin = await server.as('admin');
  return () => server.stop();
});

let made = 0;
const aMount = async (node_id = 1, name = 'Films') => {
  const target = `/mnt/films-${(made += 1)}`;
  const body = { name, node_id, kind: 'nfs' as const, source: 'nas.example:/films', target };
  return { ...(await admin.ask('adminMounts.create', { body })), target };
};
const freshPath = () => `/media/${(made += 1)}`;
const aMountPath = async (mount_id: number, path = freshPath(), read_only = true) =>
  (await admin.ask('adminMountPaths.create', { body: { mount_id, path, read_only } })).id;
const aLibraryPath = async (mount_path_id: number, folder = 'Films', name = 'Films') =>
  (await admin.ask('adminLibraryPaths.create', { body: { name, mount_path_id, folder } })).id;

/** The fields for which a body is refused, with their messages. */
const refused = async (path: string, body: object) => {
  const answer = await admin.post(path, body);
  expect(answer.status).toBe(422);
  return refusalOf(answer).errors;
};

describe('a mount path', () => {
  it('is stored as entered, with its mount and node, and found by each of them', async () => {
    const mount = await aMount(2, 'Documentaries');
    const id = await aMountPath(mount.id, '/media/documentaries');
    const { data } = await admin.ask('adminMountPaths.one', { params: { id } });
    expect(data).toMatchObject({
      mount: { id: mount.id, name: 'Documentaries' },
      node: { id: 2, alias: 'Cellar' },
      path: '/media/documentaries',
      read_only: true,
      libraries: 0,
    });
    for (const q of ['documentar', 'Cellar']) {
      const found = await admin.ask('adminMountPaths.list', { query: { q, sort: 'node' } });
      expect(found.data.map((one) => one.id)).toContain(id);
    }
    expect((await admin.ask('adminMountPaths.list', { query: { q: 'nothing like it' } })).meta.total).toBe(0);
  });

  it.each(['media', '/', '/media/../etc', '/a b', '/config', '/config/media'])('cannot be %s', async (path) => {
    const { id } = await aMount();
    expect(Object.keys((await refused('/api/admin/mount-paths', { mount_id: id, path })) ?? {})).toEqual(['path']);
  });

  it('is unique on its node, whichever mount it belongs to', async () => {
    const [one, other, elsewhere] = [await aMount(1), await aMount(1), await aMount(2)];
    const path = freshPath();
    const id = await aMountPath(one.id, path);
    expect(await refused('/api/admin/mount-paths', { mount_id: other.id, path })).toEqual({
      path: ['Films is already using this path on Attic'],
    });
    await aMountPath(elsewhere.id, path);
    const body = { mount_id: one.id, path, read_only: false };
    await admin.ask('adminMountPaths.update', { params: { id }, body });
    expect((await admin.ask('adminMountPaths.one', { params: { id } })).data.read_only).toBe(false);
    expect(await refused('/api/admin/mount-paths', { mount_id: 99_999, path: freshPath() })).toEqual({
      mount_id: ['Choose a mount'],
    });
  });

  it('is deleted with its mount, together with its library paths', async () => {
    const mount = await aMount();
    const id = await aMountPath(mount.id);
    const library = await aLibraryPath(id);
    expect((await admin.ask('adminMountPaths.one', { params: { id } })).data.libraries).toBe(1);
    await admin.ask('adminMounts.remove', { params: { id: mount.id } });
    expect((await admin.get(`/api/admin/mount-paths/${id}`)).status).toBe(404);
    expect((await admin.get(`/api/admin/library-paths/${library}`)).status).toBe(404);
  });
});

describe('a library path', () => {
  it('is stored as entered, found by name, folder, path and node, and filtered by kind', async () => {
    const mountPath = await aMountPath((await aMount(2)).id, '/media/concerts');
    const body = { name: 'Concerts', kind: 'music' as const, mount_path_id: mountPath, folder: 'Live/4K & more' };
    const { id } = await admin.ask('adminLibraryPaths.create', { body });
    expect((await admin.ask('adminLibraryPaths.one', { params: { id } })).data).toMatchObject({
      name: 'Concerts',
      kind: 'music',
      mount_path: { id: mountPath, path: '/media/concerts' },
      node: { id: 2, alias: 'Cellar' },
      folder: 'Live/4K & more',
    });
    const found = async (query: object) =>
      (await admin.ask('adminLibraryPaths.list', { query })).data.map((one) => one.id);
    for (const q of ['concert', '4K & more', '/media/concerts', 'Cellar']) expect(await found({ q })).toContain(id);
    expect(await found({ kind: 'music', sort: 'path', direction: 'desc' })).toEqual([id]);
    expect(await found({ q: 'concert', kind: 'shows' })).toEqual([]);
  });

  it.each(['', '/Films', 'Films/../Series', './Films', 'Films/'])('cannot have the folder %j', async (folder) => {
    const mount_path_id = await aMountPath((await aMount()).id);
    const body = { name: 'Films', mount_path_id, folder };
    expect(Object.keys((await refused('/api/admin/library-paths', body)) ?? {})).toEqual(['folder']);
  });

  it('has a unique folder below its mount path', async () => {
    const [one, other] = [await aMountPath((await aMount()).id), await aMountPath((await aMount()).id)];
    await aLibraryPath(one);
    const body = { name: 'Again', mount_path_id: one, folder: 'Films' };
    expect(await refused('/api/admin/library-paths', body)).toEqual({
      folder: ['This folder is already a library path'],
    });
    await aLibraryPath(other);
    expect(await refused('/api/admin/library-paths', { ...body, mount_path_id: 99_999 })).toEqual({
      mount_path_id: ['Choose a mount path'],
    });
  });
});

it('sends admins an event with each change, and audits it', async () => {
  const { realtime, tenant } = await admin.ask('system.settings');
  const mount = await aMount();
  const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
  const mountPath = await aMountPath(mount.id, '/media/before');
  const body = { mount_id: mount.id, path: '/media/after' };
  await admin.ask('adminMountPaths.update', { params: { id: mountPath }, body });
  const id = await aLibraryPath(mountPath, 'Heard', 'Heard');
  await admin.ask('adminLibraryPaths.remove', { params: { id } });
  await until('admins are told', () =>
    ['mount-paths-changed', 'library-paths-changed'].every((event) => socket.events(event).length === 2),
  );
  const rows = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(3);
  expect(rows).toMatchObject([
    { action: 'adminLibraryPaths.remove', targetName: 'Heard' },
    { action: 'adminLibraryPaths.create', targetName: 'Heard' },
    { action: 'adminMountPaths.update', before: { path: '/media/before' }, after: { path: '/media/after' } },
  ]);
});
