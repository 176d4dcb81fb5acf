// Checks the types of every part with the native compiler.
import { run } from './setup.mjs';

const projects = ['packages/ui', 'packages/api', 'packages/realtime', 'apps/panel', 'apps/server', 'apps/sandbox', '.'];
let failed = 0;
for (const project of projects) {
  if ((await run('node_modules/.bin/tsc', ['-p', project])) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
