import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../oxlint.config.mjs';
import { root } from './setup.mjs';

// Empty folders with this repository's lint configuration, so that only the planted file is checked.
let house: string;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  house = mkdtempSync(join(root, '.cache/lint-'));
  for (const file of ['oxlint.config.mjs', '.oxlintrc.json']) copyFileSync(join(root, file), join(house, file));
  for (const entry of readdirSync(join(root, 'apps/panel/src'), { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory()) mkdirSync(join(house, relative(root, entry.parentPath), entry.name), { recursive: true });
  }
});
it('has a rule for every folder of the panel except the two that may import everything', () => {
  const rooms = readdirSync(join(root, 'apps/panel/src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const ruled = config.overrides.flatMap(({ files }: { files: string[] }) =>
    files.flatMap((pattern) => /^apps\/panel\/src\/(\w+)\/\*\*$/.exec(pattern)?.[1] ?? []),
  );
  expect(new Set([...ruled, 'app', 'testing'])).toEqual(new Set(rooms.map(({ name }) => name)));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Runs the lint as `npm run lint` does, on this file only. */
function lint(file: string) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { lint: string } };
  const [command = '', ...words] = scripts.lint.split(' ');
  const options = words.slice(0, words.indexOf('--deny-warnings') + 1);
  const bin = join(root, 'node_modules/.bin', command);
  const { status, stdout } = spawnSync(bin, [...options, file], { cwd: house, encoding: 'utf8' });
  return { status, stdout };
}

it.each([
  ['packages/ui/src/components/Planted.ts', '@kronos/api', 'packages/ui imports nothing of ours.'],
  ['apps/panel/src/screens/customer/dashboard/planted.ts', '../../../shell/Layout.tsx', 'screens may import platform'],
  ['apps/panel/src/screens/customer/dashboard/planted.ts', '../../../scope/realtime.ts', 'screens may import platform'],
  ['apps/panel/src/screens/customer/dashboard/planted.ts', '../../admin/users/Page.tsx', 'Screens never import'],
  ['apps/panel/src/screens/admin/users/planted.ts', '../nodes/Page.tsx', 'Screens never import each other.'],
  ['apps/panel/src/screens/admin/users/one/planted.ts', '../../nodes/Page.tsx', 'Screens never import each other.'],
  ['apps/panel/src/platform/planted.ts', '../stores/session.ts', 'platform may import no other room'],
  ['apps/panel/src/platform/planted.ts', '@kronos/ui/Button', 'This room draws nothing.'],
  ['apps/panel/src/messages/planted.ts', '../testing/fixtures.ts', 'messages may import platform.'],
  ['apps/panel/src/routes/planted.ts', '../stores/session.ts', 'routes may import platform, messages.'],
  ['apps/panel/src/stores/planted.ts', '../context/app.ts', 'stores may import platform'],
  ['apps/panel/src/context/planted.ts', '../app/create-app.ts', 'context may import platform'],
  ['apps/panel/src/context/planted.ts', '../scope/create-user-scope.ts', 'context may import platform'],
  ['apps/panel/src/scope/planted.ts', '../shell/Layout.tsx', 'scope may import platform'],
  ['apps/panel/src/resource/planted.ts', '../parts/Section.tsx', 'resource may import platform'],
  ['apps/panel/src/parts/planted.ts', '../screens/admin/nodes/Page.tsx', 'parts may import platform'],
  ['apps/panel/src/shell/planted.ts', '../screens/admin/nodes/Page.tsx', 'shell may import platform'],
  ['apps/panel/src/shell/planted.ts', '../app/create-app.ts', 'shell may import platform'],
  ['apps/panel/src/parts/planted.ts', '@kronos/api/contract', 'A value of the contract brings'],
  ['apps/panel/src/screens/admin/users/planted.ts', '@kronos/api/contract', 'A value of the contract brings'],
  ['apps/server/src/domain/planted.ts', '../http/implement.ts', 'The domain knows no HTTP'],
  ['apps/server/src/domain/planted.ts', '../realtime/local.ts', 'The domain publishes through'],
  ['apps/server/src/handlers/planted.ts', '@kronos/ui/Button', 'The server takes api/contract'],
  ['apps/server/src/handlers/planted.ts', '../db/database.ts', 'Handlers call the domain.'],
  ['apps/server/src/handlers/planted.ts', '../engines/port.ts', 'Handlers call the domain.'],
])('rejects that %s imports %s', (file, imported, rule) => {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `export { planted } from '${imported}';\n`);
  const { status, stdout } = lint(file);
  expect(stdout).toContain('no-restricted-imports');
  expect(stdout).toContain(rule);
  expect(status).toBe(1);
  writeFileSync(path, 'export const planted = 1;\n');
  expect(lint(file).status).toBe(0);
});
