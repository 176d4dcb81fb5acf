// Builds the parts of the product, each only when one of its inputs has changed.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, unlessSame } from './setup.mjs';

const shared = ['pnpm-lock.yaml', 'tsconfig.base.json'];
const vite = ['vite/bin/vite.js', 'build'];
const tsup = ['tsup/dist/cli-default.js'];

const parts = {
  panel: { folder: 'apps/panel', uses: ['packages/ui', 'packages/api', 'packages/realtime'], command: vite },
  server: { folder: 'apps/server', uses: ['packages/api', 'packages/realtime'], command: tsup },
  sandbox: { folder: 'apps/sandbox', uses: [], command: tsup },
  ui: { folder: 'packages/ui', uses: [], command: tsup },
  api: { folder: 'packages/api', uses: [], command: tsup },
  realtime: { folder: 'packages/realtime', uses: [], command: tsup },
};

/** The parts that `npm start` runs. */
export const product = ['panel', 'server', 'sandbox'];
/** The published packages. */
export const packages = ['ui', 'api', 'realtime'];

/** Builds the named parts in parallel; resolves with 0 when all succeeded. */
export async function build(names) {
  const codes = await Promise.all(
    names.map((name) => {
      const { folder, uses, command } = parts[name];
      const [script, ...options] = command;
      const start = (...more) =>
        run(process.execPath, [join(root, folder, 'node_modules', script), ...options, ...more], {
          quiet: true,
          cwd: join(root, folder),
        });
      return unlessSame(`Building ${name}`, [...shared, folder, ...uses], [`${folder}/dist`], () =>
        packages.includes(name) ? replace(name, (aside) => start('--out-dir', aside)) : start(),
      );
    }),
  );
  return codes.every((code) => code === 0) ? 0 : 1;
}

/** Builds a package in a separate folder and then replaces the old one, so that it is complete at any time. */
async function replace(name, work) {
  const folder = join(root, '.cache/build');
  const [next, old] = ['next', 'old'].map((age) => join(folder, `${name}-${process.pid}-${age}`));
  mkdirSync(folder, { recursive: true });
  const code = await work(next);
  if (code === 0) {
    const dist = join(root, parts[name].folder, 'dist');
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(next, dist);
  }
  for (const left of [next, old]) rmSync(left, { recursive: true, force: true });
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(await build(process.argv.length > 2 ? process.argv.slice(2) : [...packages, ...product]));
}
