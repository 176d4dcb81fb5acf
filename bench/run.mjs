// `npm run bench`: the figures of the README, each with its target. Exits with 1 when one is missed.
import { spawnSync } from 'node:child_process';
import { build, product } from '../scripts/build.mjs';
import { install, root, run, stop } from '../scripts/setup.mjs';

await install();
if ((await build(product)) !== 0) stop('The build failed; see the output above.');

const typescript = ['--conditions=kronos-source', '--import', 'tsx'];
const parts = {
  signin: { args: ['bench/sign-in.mjs'] },
  dashboard: { args: ['bench/dashboard.mjs'] },
  send: { args: [...typescript, 'bench/send.ts'], cwd: `${root}packages/api` },
  event: { args: ['bench/event.mjs'] },
  realtime: { args: [...typescript, 'bench/realtime.ts'], cwd: `${root}apps/server` },
  reconnect: { args: [...typescript, 'packages/realtime/bench/reconnect.ts'] },
  start: { args: ['bench/start.mjs'] },
  killed: { args: ['bench/killed.mjs'] },
};
const asked = process.argv.slice(2);
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
console.log(`Kronos ${commit}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}\n`);
let missed = 0;
for (const [name, { args, cwd }] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if ((await run(process.execPath, args, { cwd })) !== 0) missed += 1;
}
process.exit(missed === 0 ? 0 : 1);
