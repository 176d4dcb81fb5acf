import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { defaultFolderCommands, type FolderCommand, folderReportOf } from './folder-commands.ts';

const base = mkdtempSync(join(tmpdir(), 'folders-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Runs a command as the machine's own user. */
const run = (command: FolderCommand, path: string) => {
  const script = defaultFolderCommands[command].replace('sudo -n ', '');
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { input: `${path}\n`, encoding: 'utf8' });
  return { exitCode: status, output: stdout + stderr };
};
const check = (path: string) => folderReportOf(run('check-folder', path));

it('creates a folder, finds it with its free space, and removes it with its content', () => {
  const folder = join(base, "kronos-t-1 it's; echo");
  expect(check(folder)).toMatchObject({ state: 'missing', isWritable: null });
  for (const _ of [1, 2]) expect(run('make-folder', folder).exitCode).toBe(0);
  expect(check(folder)).toMatchObject({ state: 'found', isWritable: true, freeBytes: expect.any(Number) });
  writeFileSync(join(folder, 'data'), 'x');
  for (const _ of [1, 2]) expect(run('remove-folder', folder).exitCode).toBe(0);
  expect(check(folder).state).toBe('missing');
});

it('creates no folder if its parent is missing', () => {
  expect(run('make-folder', join(base, 'away', 'kronos-t-1')).exitCode).not.toBe(0);
});

it.each(['', '/data', '/kronos-t-1/../data', '/kronos-', '/kronos-t-1/'])('does not remove %j', (name) => {
  run('make-folder', join(base, 'data'));
  expect(run('remove-folder', `${base}${name}`).exitCode).toBe(1);
  expect(check(join(base, 'data')).state).toBe('found');
});

it('reports a read-only folder, and distinguishes one that does not respond from a failed check', () => {
  const output = 'read-only\nFilesystem 1024-blocks Used Available Capacity Mounted on\n/dev/sdb1 100 40 60 40% /srv\n';
  const space = { sizeBytes: 102_400, freeBytes: 61_440 };
  expect(folderReportOf({ exitCode: 0, output })).toEqual({ state: 'found', isWritable: false, ...space });
  expect(folderReportOf({ exitCode: 4, output: '' }).state).toBe('silent');
  expect(() => folderReportOf({ exitCode: 1, output: 'sudo: a password is required' })).toThrow(
    expect.objectContaining({ code: 'command-failed' }),
  );
});
