import { allProductTypes, limitsOf, type Product, productTypes } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { anAdmin, now } from '../../../testing/fixtures.ts';
import { draftOf, newProduct } from './parts/draft.ts';
import { createProductsStore } from './products-store.ts';
import { allTypes, categories, typeFacts, typesOf } from './words.ts';

const aProduct = (more: Partial<Product> = {}): Product => ({
  ...newProduct,
  id: 3,
  category: 'server',
  type: 'plex',
  name: 'Plex Starter',
  servers: 2,
  archived_at: null,
  created_at: new Date(now).toISOString(),
  ...more,
});

async function atTheProducts() {
  const test = createTestApp({ user: anAdmin() });
  test.server.answer('adminProducts.one', { data: aProduct(), version: 'a' });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const person = await test.app.userScope.get();
  return { ...test, store: person.use(createProductsStore) };
}

it('knows the types, their categories and their limits as the contract has them', () => {
  expect(allTypes).toEqual(allProductTypes);
  for (const category of categories) expect(typesOf(category)).toEqual(productTypes[category]);
  for (const type of allTypes) expect(typeFacts[type].limits).toEqual(limitsOf[type]);
});

it('reads again what is shown when another admin changes something', async () => {
  const { store, managers, asked } = await atTheProducts();
  managers[0]!.emit('admin', 'products-changed', {});
  expect(asked('adminProducts.one')).toBe(0);
  store.one.show(3);
  await vi.waitFor(() => expect(store.one.get().record.status).toBe('ready'));
  managers[0]!.emit('admin', 'products-changed', {});
  await vi.waitFor(() => expect(asked('adminProducts.one')).toBe(2));
});

it('archives a product, and says why it was not', async () => {
  const { store, server, app } = await atTheProducts();
  server.answer('adminProducts.archive', { success: true });
  await store.setArchived(3, true);
  expect(app.notices.takeToasts()).toHaveLength(1);
  server.refuse('adminProducts.archive', 404, { message: 'There is no such product.' });
  await store.setArchived(3, true);
  expect(app.notices.takeToasts()).toEqual([]);
  expect(app.notices.state.dialogs).toHaveLength(1);
});

it('writes the part of a product that is the admin’s', () => {
  expect(draftOf(aProduct({ stock: 4 }))).toEqual({ ...newProduct, name: 'Plex Starter', stock: 4 });
});
