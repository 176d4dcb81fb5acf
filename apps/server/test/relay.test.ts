import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { outbox as rows } from '../src/db/schema.ts';
import { createOutbox } from '../src/realtime/bus/outbox.ts';
import { createRelay } from '../src/realtime/bus/relay.ts';
import { onFreshDatabase } from './support/on-fresh-database.ts';

let db: Database;
onFreshDatabase((opened) => (db = opened));
beforeEach(() => db.current.delete(rows));

/** A relay, what is in the outbox, and how often the dispatcher was woken. */
function open() {
  const outbox = createOutbox(db);
  let woken = 0;
  const relay = createRelay({ db, outbox, wake: () => (woken += 1), log: pino({ level: 'silent' }) });
  const sent = async () => (await outbox.claim(100)).messages.map(({ entry }) => entry);
  return { relay, sent, woken: () => woken };
}

const messages = ['one', 'two'].map((event) => ({ channel: 'news', event, data: '{"n":1}' }));

it('publishes messages in their order, once they are committed', async () => {
  const { relay, sent, woken } = open();
  const refused = db.transaction(async () => {
    await relay.publish(messages);
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  expect(await sent()).toEqual([]);
  expect(woken()).toBe(0);
  await relay.publish(messages);
  expect(woken()).toBeGreaterThan(0);
  expect(await sent()).toEqual(messages.map((message) => ({ kind: 'published', message: JSON.stringify(message) })));
});

it('ends the sockets of a user at every process', async () => {
  const { relay, sent } = open();
  await relay.terminate('ada');
  expect(await sent()).toEqual([{ kind: 'goodbye', owner: { userId: 'ada' }, code: 4009 }]);
});

it('asks the other processes for their occupancy', async () => {
  const { relay } = open();
  const here = { news: { sockets: 2, users: [] } };
  expect(await relay.gather(here)).toEqual(here);
});
