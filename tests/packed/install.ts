// Packs the packages and installs them into a copy of `examples/vite` outside the workspace, once for all tests of
// the project.
import { cpSync, copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build, packages } from '../../scripts/build.mjs';
import { pnpm, root, run } from '../../scripts/setup.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the app, with the three packages installed. */
    app: string;
  }
}

let app = '';

export async function setup(project: TestProject) {
  app = mkdtempSync(join(tmpdir(), 'kronos-packed-'));
  const inApp = { quiet: true, cwd: app, env: { CI: 'true' } };
  const [command, ...before] = await pnpm();
  if (command === undefined) throw new Error('There is no pnpm to pack with.');
  const must = async (what: string, done: Promise<number>) => {
    if ((await done) !== 0) throw new Error(`${what} failed; the lines above say why.`);
  };

  await must('Building', build(packages));
  cpSync(join(root, 'examples/vite'), app, { recursive: true });
  copyFileSync(new URL('pnpm-workspace.yaml', import.meta.url), join(app, 'pnpm-workspace.yaml'));
  const filters = packages.map((name) => `--filter=./packages/${name}`);
  await must('Packing', run(command, [...before, ...filters, 'pack', '--pack-destination', app], { quiet: true }));
  for (const file of readdirSync(app).filter((name) => name.endsWith('.tgz'))) {
    renameSync(join(app, file), join(app, file.replace(/-\d.*(?=\.tgz$)/, '')));
  }
  // The lock file pins the workspace's versions, which are most likely in the store already.
  copyFileSync(join(root, 'pnpm-lock.yaml'), join(app, 'pnpm-lock.yaml'));
  const options = ['--no-frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await must('Installing', run(command, [...before, 'install', ...options], inApp));

  project.provide('app', app);
}

export function teardown() {
  rmSync(app, { recursive: true, force: true });
}
