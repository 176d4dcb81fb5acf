import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { anOperation } from '../testing/fixtures.ts';
import { stateText } from './server-words.ts';

it('says of a server whose operation waits how many others come first', async () => {
  const { app } = createTestApp();
  await app.messages.ensure('customer');
  const { t } = app.messages;
  expect(stateText('restarting', anOperation({ state: 'queued', ahead: 3 }), t)).toBe('Queued, 3 ahead of you');
  expect(stateText('restarting', anOperation({ state: 'queued', ahead: null }), t)).toBe('Queued');
  expect(stateText('restarting', anOperation({ state: 'running' }), t)).toBe('Restarting');
  expect(stateText('stopped', null, t)).toBe('Stopped');
});
