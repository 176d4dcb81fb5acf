import type { Server } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import { createFormat } from '../../../messages/format.ts';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { anOperation, aServer, figuresSeen, now } from '../../../testing/fixtures.ts';
import { cardFigures } from './card-figures.ts';

const known = [
  { label: 'CPU', value: '137 %' },
  { label: 'Memory', value: '1.21 GB' },
];

async function figuresOf(more: Partial<Server>) {
  const { app } = createTestApp();
  await app.messages.ensure('customer');
  return cardFigures({ server: aServer(more), now, t: app.messages.t, format: createFormat('en') });
}

it('shows the figures of a server, with their age only when they are old', async () => {
  expect(await figuresOf({ status: 'running', figures: figuresSeen(8) })).toEqual({ figures: known });
  expect(await figuresOf({ status: 'running', figures: figuresSeen(125) })).toEqual({
    figures: known,
    figuresAge: 'Measured 2 minutes ago',
  });
});

it('shows the last known figures of an unreachable node with their age', async () => {
  expect(await figuresOf({ status: 'unreachable', figures: figuresSeen(20) })).toEqual({
    figures: known,
    figuresAge: 'Measured 20 seconds ago',
  });
});

it('shows no figures before the first sample, from before an operation, or of a stopped server', async () => {
  expect(await figuresOf({ status: 'running', figures: null })).toEqual({});
  for (const status of ['stopped', 'starting', 'deploying', 'suspended', 'failed'] as const)
    expect(await figuresOf({ status, figures: figuresSeen(8) })).toEqual({});
  const operation = anOperation({ state: 'succeeded' });
  expect(await figuresOf({ status: 'running', operation, figures: figuresSeen(3600) })).toEqual({});
  // A backup does not stop the server, so its figures stay.
  expect(await figuresOf({ status: 'running', operation, figures: figuresSeen(8) })).toEqual({ figures: known });
});
