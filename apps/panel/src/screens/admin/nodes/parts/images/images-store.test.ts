import type { NodeImagesSummary } from '@kronos/api/contract';
import { expect, it, vi } from 'vitest';
import { adminAtWork } from '../../../../../testing/admin-at-work.ts';
import { createNodeImagesStore } from './images-store.ts';

const summary: NodeImagesSummary = {
  node: { id: 3, alias: 'Falkenstein' },
  images: 4,
  bytes: 4_000_000,
  unused: 1,
  unused_bytes: 1_000_000,
  read_at: '2026-11-21T10:00:00.000Z',
  failure: null,
};

async function atTheImages() {
  const test = await adminAtWork('nodeImages');
  test.server.answer('adminNodeImages.nodes', { data: [summary] });
  return { ...test, store: test.scope.use(createNodeImagesStore) };
}

it('reads the images of a node, and shows the new totals', async () => {
  const { server, store, said } = await atTheImages();
  await store.load();
  expect(store.state.read).toMatchObject({ status: 'ready', data: [summary] });
  server.answer('adminNodeImages.read', { success: true, data: summary });
  server.answer('adminNodeImages.nodes', { data: [{ ...summary, images: 5 }] });
  await store.read(3);
  expect(store.state.read).toMatchObject({ data: [{ images: 5 }] });
  expect(said()).toEqual(['The images on the node have been checked']);
});

it('announces nothing when the node does not respond, because the page shows why', async () => {
  const { server, store, said } = await atTheImages();
  server.answer('adminNodeImages.read', { success: true, data: { ...summary, failure: 'It does not answer.' } });
  await store.read(3);
  expect(said()).toEqual([]);
});

it('reads the totals again on an event once they have been loaded', async () => {
  const { server, socket, store } = await atTheImages();
  const count = () => server.calls.filter(({ endpoint }) => endpoint === 'adminNodeImages.nodes').length;
  socket.emit('admin', 'node-images-changed', {});
  expect(count()).toBe(0);
  await store.load();
  socket.emit('admin', 'node-images-changed', {});
  await vi.waitFor(() => expect(count()).toBe(2));
});

it('announces that images are being pulled or removed, and returns a refusal to the form', async () => {
  const { server, store, said } = await atTheImages();
  server.answer('adminImagePulls.begin', { success: true });
  server.answer('adminNodeImages.prune', { success: true });
  await store.pull({ image: 'kronos/plex:beta', node_ids: [3] });
  await store.prune([3]);
  expect(server.calls.at(-1)).toMatchObject({ body: { node_ids: [3] } });
  server.refuse('adminNodeImages.prune', 409, { message: 'No.' });
  expect(await store.prune([3])).toMatchObject({ kind: 'http-error' });
  expect(said()).toEqual(['The image is being pulled', 'Unused images are being removed']);
});
