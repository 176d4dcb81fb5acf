import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Generates a migration from the schema: `node generate-migration.mjs --name <name>`.
const root = fileURLToPath(new URL('.', import.meta.url));
// Its binary is started by path, because its package exports neither the binary nor its package.json.
const drizzleKit = join(root, 'node_modules', 'drizzle-kit', 'bin.cjs');
execFileSync(process.execPath, [drizzleKit, 'generate', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: '--conditions=kronos-source' },
});

// drizzle-kit compares the schema with the newest snapshot; the SQL of all migrations is kept.
const snapshots = join(root, 'migrations', 'meta');
const older = readdirSync(snapshots)
  .filter((file) => /^\d+_snapshot\.json$/.test(file))
  .toSorted()
  .slice(0, -1);
for (const file of older) rmSync(join(snapshots, file));
