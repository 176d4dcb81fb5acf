// `npm run size`: compares the downloads with their budgets. One missed by less than 2 % is a warning, so that the
// next legitimate change can still be merged; beyond that it is a failure.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup.mjs';

const tolerance = 1.02;
const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/size-limit'), ['--json'], {
  cwd: root,
  encoding: 'utf8',
});
let figures;
try {
  figures = JSON.parse(stdout);
} catch {
  console.error(stdout || stderr);
  process.exit(1);
}

let failed = 0;
for (const { name, size, sizeLimit } of figures) {
  const figure = `${name}: ${(size / 1000).toFixed(2)} of ${(sizeLimit / 1000).toFixed(2)} kB`;
  if (size > sizeLimit * tolerance) {
    failed += 1;
    console.log(`too large: ${figure}`);
  } else console.log(size > sizeLimit ? `warning: ${figure}` : figure);
}
process.exit(failed === 0 ? 0 : 1);
