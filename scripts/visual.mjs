// Runs every story as a browser test and compares the States pictures of each mode with the baselines under
// tests/visual. `--update` records them again, and notes the Chromium that drew them.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromiumPath, chromiumVersion } from './chromium.mjs';

const isUpdate = (argument) => argument.startsWith('--update');
const update = process.argv.some(isUpdate);
const rest = process.argv.slice(2).filter((argument) => !isUpdate(argument));
const browser = chromiumPath();
const run = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    '.storybook/vitest.config.ts',
    // With a value: a path after the bare flag would be read as its value.
    ...(update ? ['--update=all'] : []),
    ...rest,
  ],
  { stdio: 'inherit', env: { ...process.env, KRONOS_VISUAL: '1', ...(browser ? { KRONOS_CHROMIUM: browser } : {}) } },
);
if (update && run.status === 0 && browser) {
  writeFileSync('tests/visual/recorded-with.json', `{ "chromium": "${chromiumVersion(browser)}" }\n`);
}
process.exit(run.status ?? 1);
