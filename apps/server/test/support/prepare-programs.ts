// Runs once for all files: bundles the programs that tests run in their own processes, each as a few files.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of the bundled programs. */
    programs: { server: string; sandbox: string };
  }
}

const apps = fileURLToPath(new URL('../../..', import.meta.url));
const folders: string[] = [];

export async function setup({ name, provide }: TestProject) {
  const folder = `${name}-${process.pid}`;
  const [server, sandbox] = await Promise.all([bundle('server', folder), bundle('sandbox', folder)]);
  provide('programs', { server, sandbox });
}

export async function teardown() {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/**
 * Node.js starts a few files several times faster than it transforms hundreds; lazy imports remain separate. The files
 * are placed where they find the app's packages and migrations.
 */
async function bundle(app: 'server' | 'sandbox', name: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(apps, app, 'package.json'), 'utf8'));
  const folder = join(apps, app, '.cache', name);
  folders.push(folder);
  await build({
    entryPoints: [join(apps, app, 'src/main.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    conditions: ['kronos-source'],
    external: packagesOf(manifest).filter((name) => !name.startsWith('@kronos/')),
    logLevel: 'warning',
  });
  return join(folder, 'main.mjs');
}

function packagesOf(manifest: unknown): string[] {
  if (typeof manifest !== 'object' || manifest === null || !('dependencies' in manifest)) return [];
  return Object.keys(manifest.dependencies ?? {});
}
