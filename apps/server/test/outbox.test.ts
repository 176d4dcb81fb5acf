import { eq, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { outbox as rows } from '../src/db/schema.ts';
import type { Entry, OutboxMessage } from '../src/realtime/bus/entry.ts';
import { createOutbox } from '../src/realtime/bus/outbox.ts';
import { onFreshDatabase } from './support/on-fresh-database.ts';

let db: Database;
let outbox: ReturnType<typeof createOutbox>;
onFreshDatabase((opened) => {
  db = opened;
  outbox = createOutbox(db);
});
beforeEach(() => db.current.delete(rows));

const event = (name: string): Entry => ({ kind: 'event', channel: 'x', event: name, data: {} });
const names = (messages: OutboxMessage[]) => messages.map(({ entry }) => (entry.kind === 'event' ? entry.event : ''));
const claimed = async (most = 100) => (await outbox.claim(most)).messages;
/** Makes all times look older. */
const age = (seconds: number) =>
  db.current.update(rows).set({
    createdAt: sql`${rows.createdAt} - make_interval(secs => ${seconds})`,
    claimedUntil: sql`${rows.claimedUntil} - make_interval(secs => ${seconds})`,
    sentAt: sql`${rows.sentAt} - make_interval(secs => ${seconds})`,
    setAsideAt: sql`${rows.setAsideAt} - make_interval(secs => ${seconds})`,
  });

it('claims what was committed, in its order, each message for ten seconds', async () => {
  await db.transaction(async () => {
    for (const name of ['a', 'b', 'c']) await outbox.add(event(name));
  });
  await outbox.add(event('d'));
  expect(names(await claimed(2))).toEqual(['a', 'b']);
  expect(names(await claimed())).toEqual(['c', 'd']);
  await age(9);
  expect(await claimed()).toEqual([]);
  await age(2);
  expect(names(await claimed())).toEqual(['a', 'b', 'c', 'd']);
});

it('keeps nothing of a transaction that was rolled back, and each transaction’s entries apart', async () => {
  const failing = db.transaction(async () => {
    await outbox.add(event('a'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await Promise.all(
    [1, 2].map((n) =>
      db.transaction(async () => {
        await outbox.add(event(`${n} first`));
        await outbox.add(event(`${n} second`));
      }),
    ),
  );
  const all = names(await claimed());
  expect(all.toSorted()).toEqual(['1 first', '1 second', '2 first', '2 second']);
  for (const n of [1, 2]) expect(all.indexOf(`${n} first`)).toBeLessThan(all.indexOf(`${n} second`));
});

it('does not claim again what was sent', async () => {
  for (const name of ['a', 'b']) await outbox.add(event(name));
  const [first] = await claimed();
  await outbox.markSent([first!.id]);
  await age(60);
  expect(names(await claimed())).toEqual(['b']);
});

it('waits twice as long after each refusal, and sets a message aside after the eighth', async () => {
  await outbox.add(event('refused'));
  const [{ id }] = (await claimed()) as [OutboxMessage];
  for (let refusal = 1; refusal <= 7; refusal += 1) {
    expect([...(await outbox.putBack([id]))]).toEqual([]);
    const wait = 2 ** (refusal - 1);
    await age(wait - 0.9);
    expect(await claimed()).toEqual([]);
    await age(1);
    expect(await claimed()).toHaveLength(1);
  }
  expect([...(await outbox.putBack([id]))]).toEqual([id]);
  await age(3600);
  expect(await claimed()).toEqual([]);
  expect(await db.current.$count(rows, isNotNull(rows.setAsideAt))).toBe(1);
});

it('reports what it cannot read instead of sending it', async () => {
  await outbox.add(event('a'));
  await db.current.insert(rows).values({ entry: { kind: 'of a newer process' } });
  const { messages, unreadable } = await outbox.claim(100);
  expect(names(messages)).toEqual(['a']);
  expect(unreadable).toMatchObject([{ about: 'an unreadable message', error: expect.any(Error) }]);
  expect(names(await outbox.recent(60))).toEqual(['a']);
});

it('returns recent messages in their order, sent or not', async () => {
  await outbox.add(event('old'));
  await age(20);
  for (const name of ['a', 'b']) await outbox.add(event(name));
  const [, sent] = await claimed();
  await outbox.markSent([sent!.id]);
  expect(names(await outbox.recent(10))).toEqual(['a', 'b']);
  expect(names(await outbox.recent(30))).toEqual(['old', 'a', 'b']);
});

it('deletes what was sent after ten minutes, and what was set aside after thirty days', async () => {
  for (const name of ['sent', 'set aside', 'unsent']) await outbox.add(event(name));
  const [sent, refused] = await claimed();
  await outbox.markSent([sent!.id]);
  await db.current.update(rows).set({ setAsideAt: sql`now()` }).where(eq(rows.id, refused!.id));
  const left = async (seconds: number) => {
    await age(seconds);
    return { ...(await outbox.prune()), left: await db.current.$count(rows) };
  };
  expect(await left(9 * 60)).toEqual({ setAside: 0, left: 3 });
  expect(await left(2 * 60)).toEqual({ setAside: 0, left: 2 });
  expect(await left(29 * 24 * 60 * 60)).toEqual({ setAside: 0, left: 2 });
  expect(await left(24 * 60 * 60)).toEqual({ setAside: 1, left: 1 });
});
