import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { socketProcesses } from '../src/db/schema.ts';
import { createCensus } from '../src/realtime/bus/census.ts';
import type { Occupancy } from '../src/realtime/occupancy.ts';
import { onFreshDatabase } from './support/on-fresh-database.ts';

let db: Database;
onFreshDatabase((opened) => (db = opened));
beforeEach(() => db.current.delete(socketProcesses));

const here: Occupancy = { news: { sockets: 2, users: [] }, 'presence-room': { sockets: 1, users: ['ada'] } };
const there: Occupancy = { news: { sockets: 3, users: [] }, 'presence-room': { sockets: 2, users: ['ada', 'casey'] } };

/** A process that asks, and others that answer what is given; undefined answers nothing. */
async function processes(answers: (Occupancy | undefined)[]) {
  const lines: { msg: string; expected: number; answered: number }[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const asked: string[] = [];
  const others = answers.map((answer) => ({ answer, census: createCensus({ db, log, tell: async () => undefined }) }));
  const asking = createCensus({
    db,
    log,
    async tell({ kind }) {
      asked.push(kind);
      for (const { answer, census } of others) if (answer) await census.answer(answer);
    },
  });
  for (const { beat } of [asking, ...others.map(({ census }) => census)]) await beat();
  return { asking, others: others.map(({ census }) => census), asked, lines };
}
/** Makes all heartbeats look older. */
const age = (seconds: number) =>
  db.current
    .update(socketProcesses)
    .set({ seenAt: sql`${socketProcesses.seenAt} - make_interval(secs => ${seconds})` });
const rows = () => db.current.$count(socketProcesses);

it('adds up the occupancy of all processes, and asks again each time', async () => {
  const { asking, asked, lines } = await processes([there, { other: { sockets: 1, users: [] } }]);
  const all = {
    news: { sockets: 5, users: [] },
    'presence-room': { sockets: 3, users: ['ada', 'casey'] },
    other: { sockets: 1, users: [] },
  };
  expect(await asking.gather(here)).toEqual(all);
  expect(await asking.gather({})).toEqual({ ...there, other: all.other });
  expect(asked).toEqual(['census', 'census']);
  expect(lines).toEqual([]);
});

it('asks nobody when there is no other process', async () => {
  const { asking, asked } = await processes([]);
  expect(await asking.gather(here)).toBe(here);
  expect(asked).toEqual([]);
});

it('omits a process that does not answer in time, and what it answered before', async () => {
  const { asking, others, lines } = await processes([there, undefined]);
  await others[1]!.answer({ stale: { sockets: 9, users: [] } });
  await db.current.update(socketProcesses).set({ answeredAt: sql`now() - interval '1 second'` });
  expect(Object.keys(await asking.gather(here))).toEqual(['news', 'presence-room']);
  expect(lines).toMatchObject([{ msg: 'not every process reported who is on its channels', expected: 2, answered: 1 }]);
});

it('does not expect a process that has left, or one without a heartbeat for 15 seconds', async () => {
  const { asking, others, asked } = await processes([undefined, undefined]);
  await others[0]!.leave();
  expect(await rows()).toBe(2);
  await age(16);
  expect(await asking.gather(here)).toBe(here);
  expect(asked).toEqual([]);
  // An answer is a heartbeat too.
  await others[1]!.answer({ news: { sockets: 1, users: [] } });
  await asking.gather(here);
  expect(asked).toEqual(['census']);
});

it('deletes the rows of processes without a heartbeat for a minute', async () => {
  const { asking } = await processes([undefined]);
  await age(50);
  await asking.beat();
  expect(await rows()).toBe(2);
  await age(20);
  await asking.beat();
  expect(await rows()).toBe(1);
});
