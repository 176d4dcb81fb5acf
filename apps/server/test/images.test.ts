import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
  return () => server.stop();
});

const draft = { type: 'plex' as const, image: 'linuxserver/plex', tags: ['latest', '1.40'] };
const create = async (more: object = {}) => (await admin.ask('adminImages.create', { body: { ...draft, ...more } })).id;
const read = async (id: number) => (await admin.ask('adminImages.one', { params: { id } })).data;
const refused = async (more: object) =>
  refusalOf(await admin.post('/api/admin/images', { ...draft, image: 'a/fresh-one', ...more })).errors;

describe('an image of the catalogue', () => {
  it('counts the products and servers that run it, whatever the tag', async () => {
    const id = await create();
    const { products } = server.services;
    const images = [
      'linuxserver/plex',
      'linuxserver/plex:1.41',
      'linuxserver/plexpy:latest',
      'x/linuxserver/plex:latest',
    ];
    for (const image of images) await products.add({ name: image, type: 'plex', image });
    expect(await read(id)).toMatchObject({ ...draft, products: 2, servers: 0 });
  });

  it('is found by its type, its name and its tags', async () => {
    const id = await create({ type: 'emby', image: 'emby/embyserver', tags: ['4.9.0'] });
    for (const query of [{ type: 'emby' as const }, { q: 'embyserver' }, { q: '4.9' }]) {
      const { data } = await admin.ask('adminImages.list', { query });
      expect(data.map((one) => one.id)).toEqual([id]);
    }
  });

  it('is unique by type, and has each tag once', async () => {
    await create({ image: 'one/image' });
    expect(await refused({ image: 'one/image' })).toEqual({ image: ['This image is already in the catalogue'] });
    await create({ image: 'one/image', type: 'jellyfin' });
    expect(await refused({ tags: ['a', 'a'] })).toEqual({ tags: ['Use each tag only once'] });
  });

  it.each(['linuxserver/plex:latest', 'Upper/Case', 'a//b', '/a', 'a b', ''])('cannot be “%s”', async (image) => {
    expect(Object.keys((await refused({ image })) ?? {})).toEqual(['image']);
  });

  it.each(['plex', 'ghcr.io/some-one/plex', 'localhost:5000/plex'])('can be %s', async (image) => {
    expect((await read(await create({ image }))).image).toBe(image);
  });
});
