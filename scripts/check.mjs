// `npm run check [commit]`: format, lint, types, and the tests and stories that a change since that commit can
// affect. Without a commit it compares with the one at which the branch left main.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { everyday } from './projects.mjs';
import { root, run, step } from './setup.mjs';

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const [base] = git('merge-base', process.argv[2] ?? 'main', 'HEAD');
const changed = git('diff', '--name-only', '--diff-filter=d', base);
const files = [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
if (files.length === 0) {
  console.log(`There are no changes since ${base.slice(0, 7)}.`);
  process.exit(0);
}

const bin = (name) => join(root, 'node_modules/.bin', name);
const env = { TZ: 'UTC', LC_ALL: 'C.UTF-8' };
const isIn = (...folders) => files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));

/** The TypeScript projects that read any of the files: a package is read by every project that depends on it. */
const projects = [
  [isIn('packages/ui'), 'packages/ui'],
  [isIn('packages/api'), 'packages/api'],
  [isIn('packages/realtime'), 'packages/realtime'],
  [isIn('packages', 'apps/panel'), 'apps/panel'],
  [isIn('packages/api', 'packages/realtime', 'apps/server'), 'apps/server'],
  [isIn('apps/sandbox'), 'apps/sandbox'],
  [true, '.'],
].flatMap(([isRead, project]) => (isRead ? [project] : []));
const linted = files.filter((file) =>
  /^(packages|apps|scripts|tests|examples|bench|\.storybook)\/.*\.(tsx?|mjs)$/.test(file),
);
const showsStories = isIn('packages/ui', 'apps/panel/src/shell', '.storybook');

/** The vitest projects that read any of the files: to find the affected tests of one, vitest reads all that it imports. */
const isAnywhere = files.some((file) => !/^(apps|packages|docs|examples)\//.test(file));
const contract = ['packages/api', 'packages/realtime'];
const vitestProjects = [
  [isIn('packages'), 'unit'],
  [isIn(...contract), 'sockets'],
  [isIn('packages/realtime'), 'heap'],
  [isIn('packages', 'apps/panel'), 'panel'],
  [isIn(...contract, 'apps/server', 'apps/sandbox'), 'server'],
  [isIn(...contract, 'apps/server', 'apps/sandbox'), 'engines'],
].flatMap(([isRead, name]) => (isRead ? ['--project', name] : []));

const tests = ['--changed', base, '--passWithNoTests'];
const stages = [
  ['Format', bin('biome'), ['format', '--no-errors-on-unmatched', ...files]],
  linted.length > 0 && [
    'Lint',
    bin('oxlint'),
    ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', ...linted],
  ],
  ['Types', process.execPath, ['scripts/typecheck.mjs', ...projects]],
].filter(Boolean);

const quietly = ([name, command, args]) => step(name, () => run(command, args, { env, quiet: true }));
const codes = await Promise.all(stages.map(quietly));
const readers = isAnywhere ? everyday : vitestProjects;
if (readers.length > 0)
  codes.push(await step('Tests', () => run(bin('vitest'), ['run', ...readers, ...tests], { env })));
if (showsStories) {
  const dark = ['--config', '.storybook/vitest.config.ts', '--project', 'stories'];
  codes.push(await step('Stories', () => run(bin('vitest'), ['run', ...dark, ...tests], { env })));
}
process.exit(codes.every((code) => code === 0) ? 0 : 1);
