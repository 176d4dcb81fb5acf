// How long the server, with the embedded database, takes to respond again after it was killed while it wrote.
import { randomBytes } from 'node:crypto';
import { allGood, figure, median } from './figures.mjs';
import { createCall, people } from './product-calls.mjs';
import { serve } from './serve.mjs';

const rounds = 5;
const writeMs = 15_000;
/** As often as a session may make changes. */
const everyMs = 220;

// With this variable set, the bench would measure PostgreSQL.
delete process.env.DATABASE_URL;
const { origin, stop, killAndStart } = await serve();
const call = createCall(origin);
try {
  const { token } = await call('/api/login', people.admin);
  const times = [];
  const waits = [];
  for (let round = 0; round < rounds; round += 1) {
    const until = performance.now() + writeMs;
    while (performance.now() < until) {
      const begun = performance.now();
      await save(token);
      waits.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    times.push(await killAndStart());
  }
  console.log(
    `   a write in the meantime: median ${Math.round(median(waits))} ms, at most ${Math.round(Math.max(...waits))} ms`,
  );
  figure('start after kill -9 in 15 s of writing, median', median(times), 's', 2);
} finally {
  await stop();
}
process.exit(allGood() ? 0 : 1);

/** Writes about a megabyte of log, by saving images that are new each time. */
async function save(token) {
  const image = () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(180_000)]).toString('base64');
  const answer = await call('/api/admin/settings/system', {
    token,
    app_name: 'Kronos',
    logo: image(),
    icon: image(),
  });
  if (answer.success !== true) throw new Error(JSON.stringify(answer));
}
