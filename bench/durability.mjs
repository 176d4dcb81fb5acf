// What it costs that PostgreSQL confirms a change only once it is on the disk: the same change with each setting, in one run.
// DATABASE_URL names an empty database whose content is lost, and a superuser: the settings are the whole engine's.
import { createRequire } from 'node:module';
import { root } from '../scripts/setup.mjs';
import { median } from './figures.mjs';
import { createCall, people } from './product-calls.mjs';
import { serve } from './serve.mjs';

const rounds = 8;
const changesPerRound = 30;
const settings = {
  'the defaults': [],
  'synchronous_commit = off': ['synchronous_commit'],
  'fsync = off': ['fsync'],
};

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is missing: the address of an empty PostgreSQL database.');
const { Client } = createRequire(`${root}apps/server/package.json`)('pg');
const engine = new Client({ connectionString: url });
await engine.connect();
const all = Object.values(settings).flat();
const turnOff = async (names) => {
  for (const name of all)
    await engine.query(`alter system ${names.includes(name) ? `set ${name} = off` : `reset ${name}`}`);
  await engine.query('select pg_reload_conf()');
  // Each connection reads the configuration before its next statement.
  await new Promise((resolve) => setTimeout(resolve, 200));
};

const { origin, stop } = await serve();
const call = createCall(origin);
const times = Object.fromEntries(Object.keys(settings).map((name) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    // A session may make 300 changes a minute.
    const { token } = await call('/api/login', people.customer);
    for (const [name, off] of Object.entries(settings)) {
      await turnOff(off);
      for (let change = 0; change < changesPerRound; change += 1) {
        const begun = performance.now();
        const { success, message } = await call('/api/customer/account/preferences', { token, theme: 'dark' });
        if (!success) throw new Error(message);
        times[name].push(performance.now() - begun);
      }
    }
  }
} finally {
  await turnOff([]);
  await engine.end();
  await stop();
}
for (const [name, values] of Object.entries(times))
  console.log(`   a change with ${name}: median ${median(values).toFixed(1)} ms`);
