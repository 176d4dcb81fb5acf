import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, root, unlessSame } from './setup.mjs';

const run = (file: string, args: string[], env: Record<string, string> = {}) => {
  const { status, stderr } = spawnSync(process.execPath, [...args, `scripts/${file}`], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
};

describe('a command that cannot run', () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.4' })`;

  it.each(['start.mjs', 'test.mjs'])('fails with one sentence when %s runs on a Node that is too old', (file) => {
    expect(run(file, ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`])).toEqual({
      status: 1,
      lines: ['Kronos needs Node 20.19 or newer; this is Node 18.20.4.'],
    });
  });

  it('fails with one sentence when npm test has no browser at the given path', { timeout: 60_000 }, () => {
    expect(run('test.mjs', [], { KRONOS_CHROMIUM: '/nowhere/chromium' })).toEqual({
      status: 1,
      lines: [
        expect.stringMatching(/^The browser tests need a Chromium: install one, or name its path in KRONOS_CHROMIUM/),
      ],
    });
  });

  it('fails with one sentence when chromatic has no project token', () => {
    expect(run('chromatic.mjs', [], { CHROMATIC_PROJECT_TOKEN: '' })).toEqual({
      status: 1,
      lines: [expect.stringMatching(/^Chromatic needs the project token in CHROMATIC_PROJECT_TOKEN/)],
    });
  });
});

describe('a cached step', () => {
  let folder: string;
  let name: string;
  beforeEach(() => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    folder = relative(root, mkdtempSync(join(root, '.cache/steps-')));
    name = `Step ${folder.replaceAll('/', ' ')}`;
  });
  afterEach(() => {
    rmSync(join(root, folder), { recursive: true, force: true });
    rmSync(join(root, '.cache/stamps', name), { force: true });
  });

  it('runs again only when an input changes or its output is missing', async () => {
    let done = 0;
    const input = join(root, folder, 'source.ts');
    const output = join(root, folder, 'dist');
    const step = () =>
      unlessSame(name, [`${folder}/source.ts`], [`${folder}/dist`], async () => {
        done += 1;
        mkdirSync(output, { recursive: true });
        return 0;
      });
    writeFileSync(input, 'one');
    await step();
    await step();
    expect(done).toBe(1);
    writeFileSync(input, 'two');
    await step();
    expect(done).toBe(2);
    rmSync(output, { recursive: true });
    await step();
    expect(done).toBe(3);
  });

  it('runs again when it failed', async () => {
    let tries = 0;
    const step = () => unlessSame(name, [folder], [], async () => (tries += 1));
    expect(await step()).toBe(1);
    expect(await step()).toBe(2);
  });

  it('has another fingerprint when a file is moved', () => {
    writeFileSync(join(root, folder, 'a.ts'), 'same');
    const before = fingerprint([folder]);
    rmSync(join(root, folder, 'a.ts'));
    writeFileSync(join(root, folder, 'b.ts'), 'same');
    expect(fingerprint([folder])).not.toBe(before);
  });
});
