import type { Product } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { exampleOf } from '../../testing/example-of.ts';
import { anAdmin, now } from '../../testing/fixtures.ts';
import { createDeployStore } from './deploy-store.ts';

const { data: example } = exampleOf('adminProducts.one') as { data: Product };
const aProduct = (id: number, more: Partial<Product>): Product => ({
  ...example,
  text: '',
  stock: null,
  id,
  category: 'server',
  type: 'plex',
  name: `Product ${id}`,
  image: 'kronos/plex',
  servers: 0,
  archived_at: null,
  created_at: new Date(now).toISOString(),
  ...more,
});

it('shows how many of each product are left, and disables those that are sold out', async () => {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const data = [
    aProduct(1, { text: 'Four streams.' }),
    aProduct(2, { stock: 3, text: 'Ten streams.' }),
    aProduct(3, { stock: 0 }),
    aProduct(4, { image: null }),
  ];
  test.server.answer('adminProducts.list', { data, meta: { total: 4, per_page: 20, current_page: 1, last_page: 1 } });
  await test.app.messages.ensure('deploy');
  const store = (await test.app.userScope.get()).use(createDeployStore);
  const options = await store.findProducts(test.app.messages.t)('', new AbortController().signal);
  expect(options.map(({ label, description, isDisabled }) => [label, description, isDisabled])).toEqual([
    ['Product 1', 'Four streams.', false],
    ['Product 2', '3 left · Ten streams.', false],
    ['Product 3', 'Sold out', true],
  ]);
});
