// Checks the types of all projects, or of the named ones, with the native compiler, in parallel on all cores.
import { availableParallelism } from 'node:os';
import { run } from './setup.mjs';

// The longest first, so that none of them runs alone at the end.
const all = ['apps/server', 'apps/panel', 'packages/ui', '.', 'packages/api', 'apps/sandbox', 'packages/realtime'];
const named = process.argv.slice(2);
const projects = named.length > 0 ? all.filter((project) => named.includes(project)) : all;
let failed = 0;

async function checkNext() {
  for (let project = projects.shift(); project; project = projects.shift()) {
    // Its checkers share no work: four of them take twice as long as one.
    const code = await run('node_modules/.bin/tsc', ['--singleThreaded', '-p', project], { quiet: true });
    if (code !== 0) failed += 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
process.exit(failed === 0 ? 0 : 1);
