import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../setup.mjs';
import type { make as Make } from './make.mjs';

const folders = ['.', 'packages/ui', 'packages/api', 'packages/realtime', 'apps/panel', 'apps/server', 'apps/sandbox'];
let copy: string;
/**
 * `make` of the copy. It is imported, because loading the compiler for each call in a process would take longer than
 * the call.
 */
let make: typeof Make;

/**
 * Copies the tree as it is, linked to the installed packages of the original; our own packages are linked to the copy.
 */
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'kronos-new-'));
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], root);
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
  // The template of the embedded database, which takes seconds to create.
  if (existsSync(join(root, '.cache'))) symlinkSync(join(root, '.cache'), join(copy, '.cache'));
  ({ make } = await import(join(copy, 'scripts/new/make.mjs')));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** How many processes may still start: one per core, since most of them use a whole one. */
let free = Math.max(2, availableParallelism());
const waiting: (() => void)[] = [];

async function run(command: string, args: string[], cwd = copy) {
  // A test run started from here must not believe that it is part of this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)),
  );
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  const lean = {
    NO_COLOR: '1',
    // The type checkers share no work: each further one costs nearly as much as the first. And they exit before garbage
    // collection would pay off.
    GOMAXPROCS: '1',
    GOGC: '400',
    // With PostgreSQL, the server's tests start three times as fast.
    ...(env['KRONOS_TEST_DATABASE_URL'] && { KRONOS_TEST_DATABASE: 'postgres' }),
  };
  const options = { cwd, env: { ...env, ...lean }, maxBuffer: 2 ** 26 };
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(command, args, options, (_, stdout, stderr) => {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
      resolve({ status: child.exitCode, stdout, stderr });
    });
  });
}
const tool = (name: string, ...args: string[]) => run(join(copy, 'node_modules/.bin', name), args);
const newByHand = (...args: string[]) => run(process.execPath, ['scripts/new/new.mjs', ...args]);
const green = { status: 0 };

/** The paths in one list of a generator's output. */
const listed = (title: string, text: string) =>
  new RegExp(`^${title}\\n((?:  .+\\n)+)`, 'm')
    .exec(text)?.[1]
    ?.trim()
    .split(/\n? {2}/)
    .filter(Boolean) ?? [];

describe('the generated code passes every check at once', () => {
  const files = new Set<string>();

  /** The commands that have yet to run, each once for all generators that need it. */
  const commands = new Map<string, ReturnType<typeof make>['commands'][number]>();

  it('component TestPanel, as it is typed', { timeout: 240_000 }, async () => {
    const { status, stdout, stderr } = await newByHand('component', 'TestPanel');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const made = [...listed('Made', stdout), ...listed('Changed', stdout)];
    expect(made.filter((file) => !existsSync(join(copy, file)))).toEqual([]);
    expect(listed('Next', stdout)).not.toEqual([]);
    for (const file of made) files.add(file);
  });

  it.each([
    ['widget', 'TestCard'],
    ['endpoint', 'adminTestThings.list'],
    ['endpoint', 'adminTestThings.removeAll', '--method', 'DELETE'],
    ['endpoint', 'adminTickets.testAgain'],
    ['endpoint', 'session.testAgain', '--who', 'customer', '--path', '/api/test-again'],
    ['route', 'admin/test-things'],
    ['route', 'moderator/test-things/list'],
    [
      'resource',
      'testShelves',
      '--fields',
      'name:text,note:long-text,price:money,is_open:switch',
      '--one',
      'testShelf',
    ],
  ])('%s %s', { timeout: 240_000 }, async (...args) => {
    const { made, changed, next, commands: asked } = make(args);
    expect([...made, ...changed].filter((file) => !existsSync(join(copy, file)))).toEqual([]);
    expect(next).not.toEqual([]);
    for (const file of [...made, ...changed]) files.add(file);
    const form = asked.pop();
    expect(await tool('biome', ...(form?.args ?? []))).toMatchObject(green);
    for (const command of asked) commands.set(JSON.stringify(command), command);
  });

  it('what is generated of it', { timeout: 240_000 }, async () => {
    const ran = [...commands.values()].map(({ command, args, cwd = '.' }) =>
      run(join(copy, 'node_modules/.bin', command), args, join(copy, cwd)),
    );
    for (const { status, stdout, stderr } of await Promise.all(ran))
      expect(status === 0 ? '' : stdout + stderr).toBe('');
    expect([...commands.values()].map(({ command }) => command)).toEqual(['tsx', 'tsx']);
  });

  it.concurrent.each(['packages/api', 'apps/server'])('types of %s', { timeout: 600_000 }, async (folder) =>
    expect(await tool('tsc', '--singleThreaded', '-p', folder)).toMatchObject({ ...green, stdout: '' }),
  );

  it.concurrent('types of the kit, the panel and the browser tests', { timeout: 600_000 }, async () => {
    // Their options are the same, and the kit's source is part of the panel's program anyway: one check instead of
    // three.
    const config = join(copy, 'tsconfig.shown.json');
    const include = ['packages/ui', 'apps/panel'].flatMap((folder) =>
      ['src', 'test', 'build', 'scripts', '*.ts'].map((part) => `${folder}/${part}`),
    );
    writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: [...include, 'tests/e2e'] }));
    expect(await tool('tsc', '--singleThreaded', '-p', config)).toMatchObject({ ...green, stdout: '' });
  });

  it.concurrent('lint', { timeout: 600_000 }, async () => {
    const lint = ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', '--threads=1'];
    expect(await tool('oxlint', ...lint, ...files)).toMatchObject(green);
  });

  it.concurrent('format, and nothing of it unused', { timeout: 600_000 }, async () => {
    expect(await tool('biome', 'format', ...files)).toMatchObject(green);
    const { stdout } = await tool('knip', '--treat-config-hints-as-errors');
    expect(stdout).not.toMatch(/test-?(things|panel|card|shel)/i);
  });

  it.concurrent('its own tests, and those that read the tables', { timeout: 900_000 }, async () => {
    const own = [...files].filter((file) => file.includes('.test.') && !existsSync(join(root, file)));
    expect(own).toHaveLength(7);
    const tables = [
      'api/test/routes',
      'api/test/contract',
      'routes/table',
      'routes/decide',
      'messages/catalogue',
      'testing/list-screens',
      'testing/form-screens',
      'realtime/test/readme',
      'ui/test/parts',
      'ui/test/gallery',
    ];
    const projects = ['unit', 'server', 'panel'].flatMap((name) => ['--project', name]);
    const { status, stdout, stderr } = await tool(
      'vitest',
      'run',
      '--testTimeout=120000',
      '--no-file-parallelism',
      ...projects,
      ...own,
      ...tables,
    );
    expect(status === 0 ? '' : stdout + stderr).toBe('');
    for (const file of own) expect(stdout).toContain(file.slice(file.lastIndexOf('/')));
  });
});

describe('what it refuses, in one sentence and without a trace', () => {
  it.each([
    [['component', 'Button'], 'packages/ui/src/components/Button already exists.'],
    [['page', 'Home'], expect.stringContaining('Usage:')],
  ])('%j, from the command line', { timeout: 240_000 }, async (args, sentence) => {
    const { status, stdout, stderr } = await newByHand(...args);
    expect({ status, stdout, stderr: stderr.trim() }).toEqual({ status: 1, stdout: '', stderr: sentence });
  });

  it.each([
    [['widget', 'Button'], 'packages/ui/src/components/Button already exists.'],
    [
      ['component', 'nodePicker'],
      '"nodePicker" is not a valid name: a part is named in PascalCase, such as NodePicker.',
    ],
    [['endpoint', 'session.login'], 'session.login already exists in packages/api/src/contract/session.ts.'],
    [
      ['endpoint', 'adminOther.show', '--path', '/api/admin/dashboard'],
      expect.stringContaining('GET /api/admin/dashboard already exists'),
    ],
    [['endpoint', 'adminNodes'], expect.stringContaining('an endpoint is named group.name')],
    [['endpoint', 'nodes.list'], expect.stringContaining('Who may call it?')],
    [['endpoint', 'call.list', '--who', 'admin'], expect.stringContaining('rename the group')],
    [['route', 'admin/dashboard'], 'The route adminDashboard or the path /app/admin/dashboard already exists.'],
    [['route', 'kitchen/sink'], expect.stringContaining('the areas are public, customer, reseller, moderator, admin')],
    [['resource', 'products'], 'packages/api/src/contract/admin-products.ts already exists.'],
    [['resource', 'sheep'], expect.stringContaining('a resource is named in the plural')],
    [['resource', 'shelves', '--fields', 'price:money'], 'The first field names the record and must be a text.'],
    [
      ['resource', 'shelves', '--fields', 'name:text,room:list'],
      expect.stringContaining('"room:list" is not a valid field'),
    ],
    [['resource', 'shelves', '--fields', 'name:text,id:number'], expect.stringContaining('a unique name')],
    [['resource', 'glass', '--fields', 'name:text'], 'The singular of glass is unclear; add -- --one <name>.'],
    [['store', 'servers'], expect.stringContaining('Usage:')],
    [['component'], expect.stringContaining('Usage:')],
    [['component', 'Ok', '--wat'], expect.stringContaining('Usage:')],
  ])('%j', (args, sentence) => {
    let message: unknown;
    try {
      make(args);
    } catch (error) {
      message = error instanceof Error && error.message;
    }
    expect(message).toEqual(sentence);
  });
});
