// Checks the types of every part, or of those named, with the native compiler, as many at a time as there are cores.
import { availableParallelism } from 'node:os';
import { run } from './setup.mjs';

// The longest first, so that none of them is alone at the end.
const all = ['apps/server', 'apps/panel', 'packages/ui', '.', 'packages/api', 'apps/sandbox', 'packages/realtime'];
const named = process.argv.slice(2);
const projects = named.length > 0 ? all.filter((project) => named.includes(project)) : all;
let failed = 0;

async function checkNext() {
  for (let project = projects.shift(); project; project = projects.shift()) {
    // Its checkers share no work: four of them take twice the time of one.
    const code = await run('node_modules/.bin/tsc', ['--singleThreaded', '-p', project], { quiet: true });
    if (code !== 0) failed += 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
process.exit(failed === 0 ? 0 : 1);
