import { expect, it } from 'vitest';
import type { Broadcaster } from '../port.ts';
import { deliver, type Entry } from './entry.ts';

/** A broadcaster that records its calls; `others` adds to them. */
function recorder(others: Partial<Broadcaster> = {}) {
  const calls: unknown[] = [];
  const broadcaster: Broadcaster = {
    send: async (message) => void calls.push(['send', message]),
    sign: () => ({ auth: '' }),
    signUser: () => ({ auth: '', user_data: '' }),
    remember: (...signer) => calls.push(['remember', ...signer]) > 0,
    disconnect: async (...whom) => void calls.push(['disconnect', ...whom]),
    connections: () => 0,
    close: async () => undefined,
    ...others,
  };
  return { calls, carryOut: (entry: Entry) => deliver(broadcaster, { id: 1, entry }) };
}

it('carries out each kind of entry', async () => {
  const { calls, carryOut } = recorder({ answerCensus: async () => void calls.push(['census']) });
  await carryOut({ kind: 'event', channel: 'x', event: 'e', data: { n: 1 } });
  await carryOut({ kind: 'published', message: '{"channel":"y","event":"e","data":"text","except":"1.2"}' });
  await carryOut({ kind: 'census' });
  await carryOut({ kind: 'signer', socketId: '1.2', signer: { sessionId: 's', userId: 7 } });
  await carryOut({ kind: 'goodbye', owner: { userId: 7, sessionId: 's' }, code: 4009 });
  expect(calls).toEqual([
    ['send', { channel: 'x', event: 'e', data: { n: 1 } }],
    ['send', { channel: 'y', event: 'e', data: 'text', except: '1.2' }],
    ['census'],
    ['remember', '1.2', { sessionId: 's', userId: 7 }],
    ['disconnect', { userId: 7, sessionId: 's' }, 4009],
  ]);
});

it('leaves a census to a service that knows its own occupancy', async () => {
  const { calls, carryOut } = recorder();
  await carryOut({ kind: 'census' });
  expect(calls).toEqual([]);
});

it('refuses a published event that is not one', async () => {
  const { calls, carryOut } = recorder();
  await expect(carryOut({ kind: 'published', message: '{"channel":"y","event":"e","data":{}}' })).rejects.toThrow(
    'data',
  );
  expect(calls).toEqual([]);
});
