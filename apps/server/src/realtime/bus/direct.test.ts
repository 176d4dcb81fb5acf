import { expect, it } from 'vitest';
import { createDirectBus } from './direct.ts';
import type { Entry, OutboxMessage } from './entry.ts';
import { Unreachable } from './port.ts';

const message = (id: number, entry: Entry = { kind: 'census' }): OutboxMessage => ({ id, entry });

it('delivers messages one after another, and reports those that were refused', async () => {
  const delivered: number[] = [];
  const refusal = new Error('too large');
  const bus = createDirectBus(async ({ id }) => {
    await Promise.resolve();
    if (id === 2 || id === 3) throw refusal;
    delivered.push(id);
  });
  const event: Entry = { kind: 'event', channel: 'private-user.1', event: 'server-updated', data: { secret: 1 } };
  expect(await bus.send([message(1), message(2, event), message(3), message(4)])).toEqual([
    { id: 2, about: 'server-updated on private-user.1', error: refusal },
    { id: 3, about: 'census', error: refusal },
  ]);
  expect(delivered).toEqual([1, 4]);
  await bus.close();
});

it('stops at a message that nothing could carry at the moment', async () => {
  const delivered: number[] = [];
  const bus = createDirectBus(async ({ id }) => {
    if (id === 2) throw new Unreachable('the service is away');
    delivered.push(id);
  }, 10);
  await expect(bus.send([1, 2, 3].map((id) => message(id)))).rejects.toThrow('the service is away');
  expect(delivered).toEqual([1]);
  expect(bus.atOnce).toBe(10);
});
