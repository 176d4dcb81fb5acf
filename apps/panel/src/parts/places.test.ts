import type { NodeFit } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { placeOptions } from './places.ts';

const aFit = (more: Partial<NodeFit> = {}): NodeFit => ({
  id: 1,
  alias: 'falkenstein-1',
  obstacles: [],
  score: 0.5,
  servers: 3,
  capacity: 10,
  free_memory: 0.4,
  free_cpu: null,
  ...more,
});

it('describes each node by its obstacles or its free capacity, and disables those that cannot be chosen', async () => {
  const { app } = createTestApp();
  await app.messages.ensure('deploy');
  const { t } = app.messages;
  const nodes = [
    aFit(),
    aFit({ id: 2, alias: 'quiet', obstacles: ['down'] }),
    aFit({ id: 3, alias: 'full', obstacles: ['disabled', 'full'] }),
  ];
  expect(placeOptions(nodes, t).map(({ label, description, isDisabled }) => [label, description, isDisabled])).toEqual([
    ['Best fit: falkenstein-1', 'The node that fits best when the server is created.', false],
    ['falkenstein-1', '3 of 10 servers, 40% of the memory free', false],
    ['quiet', 'Not responding at the moment', false],
    ['full', 'Accepts no new servers, Has reached its maximum number of servers', true],
  ]);
  expect(placeOptions(nodes.slice(2), t)[0]).toMatchObject({ label: 'No node fits', isDisabled: true });
});
