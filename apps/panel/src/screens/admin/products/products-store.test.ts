import { allProductTypes, limitsOf, productTypes } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { anAdmin } from '../../../testing/fixtures.ts';
import { createProductsStore } from './products-store.ts';
import { allTypes, categories, hasField, limitFields, typeFacts, typesOf } from './words.ts';

async function atTheProducts() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await test.app.userScope.get();
  return { ...test, store: scope.use(createProductsStore) };
}

it('has the types, categories and limits of the contract', () => {
  expect(allTypes).toEqual(allProductTypes);
  for (const category of categories) expect(typesOf(category)).toEqual(productTypes[category]);
  for (const type of allTypes) expect(typeFacts[type].limits).toEqual(limitsOf[type]);
});

it('has the fields of each type: image and trial for servers, and the limits of the type', () => {
  const limits = limitFields.filter((name) => hasField('plex', name));
  expect(limits).toEqual(limitsOf.plex.map((limit) => `limits.${limit}`));
  expect(limitFields.filter((name) => hasField('node', name))).toEqual(['limits.slots']);
  expect(['image', 'trial_days', 'stock'].map((name) => hasField('emby', name))).toEqual([true, true, true]);
  expect(['image', 'trial_days', 'stock'].map((name) => hasField('slots', name))).toEqual([false, false, true]);
});

it('archives a product, or shows why it was refused', async () => {
  const { store, server, app } = await atTheProducts();
  server.answer('adminProducts.archive', { success: true });
  await store.setArchived(3, true);
  expect(app.notices.takeToasts()).toHaveLength(1);
  server.refuse('adminProducts.archive', 404, { message: 'This product does not exist.' });
  await store.setArchived(3, true);
  expect(app.notices.takeToasts()).toEqual([]);
  expect(app.notices.state.dialogs).toHaveLength(1);
});
