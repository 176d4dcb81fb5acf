// What a search among 20,000 users, and a page of their list, cost over one bare look through their names and addresses. All ask one database and
// take turns, so that the machine's mood is the same for both. On PostgreSQL with DATABASE_URL, else on the embedded one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { allGood, figure, median } from '../../../bench/figures.mjs';
import { readConfig } from '../src/config/config.ts';
import { startServer } from '../src/start/start-server.ts';

const people = 20_000;
const rounds = 30;
const warmUp = 5;

const folder = await mkdtemp(join(tmpdir(), 'kronos-bench-'));
const config = readConfig({
  KRONOS_PORT: '0',
  KRONOS_DEMO: 'off',
  KRONOS_DATA: folder,
  DATABASE_URL: process.env['DATABASE_URL'],
});
const { port, services, db, stop } = await startServer(config, {
  log: pino({ level: 'info' }, pino.destination('/dev/null')),
});
const admin = await services.users.ensure({
  email: 'a@bench.test',
  name: 'A',
  password: 'a bench password',
  role: 'admin',
});
await db.current.execute(sql`
  insert into users (email, name, password_hash, created_at)
  select 'person' || number || '@bench.test', (array['Ada', 'Grace', 'Alan', 'Edsger'])[1 + number % 4] || ' ' || md5(number::text), '', now()
  from generate_series(1, ${people}) number`);
await db.current.execute(sql`analyze users`);
const token = await services.sessions.open(admin, { ip: '127.0.0.1', userAgent: null, remember: false });

const read = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
};
const ways = {
  ours: (text: string) => read(`/api/admin/search?query=${encodeURIComponent(text)}`),
  list: (text: string) => read(`/api/admin/users?sort=name&q=${encodeURIComponent(text)}`),
  async bare(text: string) {
    const like = `%${text}%`;
    await db.current.execute(
      sql`select count(*) from users where lower(name) like ${like} or lower(email) like ${like}`,
    );
  },
};
const times: Record<keyof typeof ways, number[]> = { ours: [], list: [], bare: [] };
for (let round = 0; round < rounds + warmUp; round++) {
  // Now what nearly everybody has, now what hardly anybody has, now what nobody has.
  const text = ['a', `${round}f`, 'person123', 'nobody at all'][round % 4] ?? '';
  for (const way of round % 2 ? (['ours', 'list', 'bare'] as const) : (['bare', 'list', 'ours'] as const)) {
    const before = performance.now();
    await ways[way](text);
    if (round >= warmUp) times[way].push(performance.now() - before);
  }
}
await stop();
await rm(folder, { recursive: true, force: true });

const [ours, list, bare] = [median(times.ours), median(times.list), median(times.bare)];
process.stdout.write(
  `   among ${people} users: search ${ours.toFixed(1)} ms, list ${list.toFixed(1)} ms, bare ${bare.toFixed(1)} ms\n`,
);
figure(`search among ${people} users over a bare look through them`, ours / bare, '×', 4);
figure(`page of a list of ${people} users over a bare look through them`, list / bare, '×', 4);
process.exit(allGood() ? 0 : 1);
