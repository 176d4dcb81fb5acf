// Packs each published package and looks at the tarball as a consumer's tools would.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packages } from './build.mjs';
import { pnpm, root, run } from './setup.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const [command, ...before] = await pnpm();
const folder = mkdtempSync(join(tmpdir(), 'kronos-packed-'));
let failed = 0;
try {
  for (const name of packages) {
    const cwd = join(root, 'packages', name);
    failed += await run(command, [...before, 'pack', '--pack-destination', folder], { quiet: true, cwd });
    const file = readdirSync(folder).find((entry) => entry.startsWith(`kronos-${name}-`));
    if (!file) continue;
    const tarball = join(folder, file);
    failed += await run(bin('publint'), ['--strict', tarball]);
    failed += await run(bin('attw'), [
      tarball,
      '--profile',
      'esm-only',
      ...(name === 'ui' ? ['--exclude-entrypoints', 'styles.css'] : []),
    ]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
