import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../setup.mjs';

const folders = ['.', 'packages/ui', 'packages/api', 'packages/realtime', 'apps/panel', 'apps/server', 'apps/sandbox'];
let copy: string;

/** The tree as it stands, with the installed packages of the real one; what is ours is linked to the copy. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kronos-new-'));
  const { stdout } = run('git', ['ls-files', '-co', '--exclude-standard'], root);
  for (const file of stdout.trim().split('\n')) {
    if (file.endsWith('.png') || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const folder of folders) {
    const [from, to] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')];
    mkdirSync(join(to, '@kronos'), { recursive: true });
    for (const name of readdirSync(from)) if (name !== '@kronos') symlinkSync(join(from, name), join(to, name));
    for (const name of ['ui', 'api', 'realtime']) symlinkSync(join(copy, 'packages', name), join(to, '@kronos', name));
  }
  // The template of the embedded database, which takes seconds to make.
  if (existsSync(join(root, '.cache'))) symlinkSync(join(root, '.cache'), join(copy, '.cache'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, args: string[], cwd = copy) {
  // A test run inside of this one must not take itself for a part of it.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, stdout, stderr };
}
const tool = (name: string, ...args: string[]) => run(join(copy, 'node_modules/.bin', name), args);
const make = (...args: string[]) => run(process.execPath, ['scripts/new/new.mjs', ...args]);
const green = { status: 0 };

/** The paths of one list of what a generator printed. */
const listed = (title: string, text: string) =>
  new RegExp(`^${title}\\n((?:  .+\\n)+)`, 'm')
    .exec(text)?.[1]
    ?.trim()
    .split(/\n? {2}/)
    .filter(Boolean) ?? [];

describe('what it makes passes every check at once', () => {
  const files = new Set<string>();

  it.each([
    ['component', 'TestPanel'],
    ['widget', 'TestCard'],
    ['endpoint', 'adminTestThings.list'],
    ['endpoint', 'adminTestThings.removeAll', '--method', 'DELETE'],
    ['endpoint', 'adminTickets.testAgain'],
    ['endpoint', 'session.testAgain', '--who', 'customer', '--path', '/api/test-again'],
    ['route', 'admin/test-things'],
    ['route', 'moderator/test-things/list'],
    ['store', 'testThings', '--reads', 'adminTestThings.list'],
  ])('%s %s', { timeout: 240_000 }, (...args) => {
    const { status, stdout, stderr } = make(...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const made = [...listed('Made', stdout), ...listed('Changed', stdout)];
    expect(made.filter((file) => !existsSync(join(copy, file)))).toEqual([]);
    expect(listed('Next', stdout)).not.toEqual([]);
    for (const file of made) files.add(file);
  });

  it.each(['packages/ui', 'packages/api', 'apps/panel', 'apps/server'])('types of %s', { timeout: 240_000 }, (folder) =>
    expect(tool('tsc', '-p', folder)).toMatchObject({ ...green, stdout: '' }),
  );

  it('types of the browser tests', { timeout: 240_000 }, () => {
    const faults = tool('tsc', '-p', '.').stdout.split('\n');
    expect(faults.filter((line) => line.startsWith('tests/e2e/'))).toEqual([]);
  });

  it('lint and format', { timeout: 240_000 }, () => {
    const lint = ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'];
    expect(tool('oxlint', ...lint, ...files)).toMatchObject(green);
    expect(tool('biome', 'format', ...files)).toMatchObject(green);
    expect(tool('knip', '--treat-config-hints-as-errors').stdout).not.toMatch(/test-?(things|panel|card)/i);
  });

  it('its own tests, and those that read the tables', { timeout: 900_000 }, () => {
    const own = [...files].filter((file) => file.includes('.test.'));
    expect(own).toHaveLength(7);
    const tables = [
      'api/test/routes',
      'api/test/contract',
      'routes/table',
      'routes/decide',
      'messages/catalogue',
      'ui/test/parts',
      'ui/test/gallery',
    ];
    const projects = ['unit', 'server', 'panel'].flatMap((name) => ['--project', name]);
    const { status, stdout } = tool(
      'vitest',
      'run',
      '--testTimeout=120000',
      '--no-file-parallelism',
      ...projects,
      ...own,
      ...tables,
    );
    expect(status === 0 ? '' : stdout).toBe('');
    for (const file of own) expect(stdout).toContain(file.slice(file.lastIndexOf('/')));
  });

  it('the public names of a new part, recorded', { timeout: 240_000 }, () => {
    const args = ['run', '--project', 'unit', '--update=none', '-t', 'Test(Panel|Card).ts', 'ui/test/exports'];
    const { status, stdout } = tool('vitest', ...args);
    expect(status === 0 ? '' : stdout).toBe('');
    expect(stdout).toMatch(/Tests\W+.*\b2 passed/);
  });
});

describe('what it refuses, in one sentence and without a trace', () => {
  it.each([
    [['component', 'Button'], 'There is packages/ui/src/components/Button already.'],
    [['widget', 'Button'], 'There is packages/ui/src/components/Button already.'],
    [['component', 'nodePicker'], '"nodePicker" is no name for it: a part is named in PascalCase, such as NodePicker.'],
    [['endpoint', 'session.login'], 'There is session.login already, in packages/api/src/contract/session.ts.'],
    [
      ['endpoint', 'adminOther.show', '--path', '/api/admin/dashboard'],
      expect.stringContaining('There is GET /api/admin/dashboard already'),
    ],
    [['endpoint', 'adminNodes'], expect.stringContaining('an endpoint is named group.name')],
    [['endpoint', 'nodes.list'], expect.stringContaining('Who may call it?')],
    [['endpoint', 'call.list', '--who', 'admin'], expect.stringContaining('name the group otherwise')],
    [['route', 'admin/dashboard'], 'There is a route adminDashboard or a path /app/admin/dashboard already.'],
    [['route', 'kitchen/sink'], expect.stringContaining('the areas are public, customer, reseller, moderator, admin')],
    [['store', 'servers', '--reads', 'customerServers.list'], expect.stringContaining('There is a "servers" already')],
    [
      ['store', 'nowhere'],
      expect.stringContaining('The contract has no nowhere.list. Make it first: npm run new endpoint'),
    ],
    [
      ['store', 'one', '--reads', 'customerServers.one'],
      'A store reads a GET without parameters; customerServers.one is none.',
    ],
    [['page', 'Home'], expect.stringContaining('Usage:')],
    [['component'], expect.stringContaining('Usage:')],
    [['component', 'Ok', '--wat'], expect.stringContaining('Usage:')],
  ])('%j', { timeout: 60_000 }, (args, sentence) => {
    const { status, stdout, stderr } = make(...args);
    expect({ status, stdout, stderr: stderr.trim() }).toEqual({ status: 1, stdout: '', stderr: sentence });
  });
});
