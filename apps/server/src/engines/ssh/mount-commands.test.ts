import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { defaultMountCommands, inputOf, mountReportOf } from './mount-commands.ts';

/** Runs a command as the machine's own user. */
const run = (command: string, input: string) => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command.replace('sudo -n ', '')], {
    input,
    encoding: 'utf8',
  });
  return { exitCode: status, output: stdout + stderr };
};
const check = (target: string) => mountReportOf(run(defaultMountCommands['check-mount'], `${target}\n`));

it('distinguishes a mounted path from one that is not', () => {
  expect(check('/proc')).toMatchObject({ state: 'mounted', sizeBytes: expect.any(Number) });
  expect(check('/nowhere/at/all')).toEqual({ state: 'missing', sizeBytes: null, freeBytes: null });
});

it('does not execute commands in a path', () => {
  expect(check('/proc; echo / 1 1 1')).toMatchObject({ state: 'missing' });
});

it('contains valid shell scripts', () => {
  const inner = defaultMountCommands.mount.replace(/^sudo -n sh -c '/, '').replace(/'$/, '');
  expect(inner).not.toContain("'");
  expect(spawnSync('sh', ['-n'], { input: inner, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});

it('distinguishes a stale mount from a missing one, and fails when the check fails', () => {
  expect(mountReportOf({ exitCode: 4, output: '' }).state).toBe('stale');
  expect(() => mountReportOf({ exitCode: 1, output: 'sudo: a password is required' })).toThrow(
    expect.objectContaining({ code: 'command-failed' }),
  );
});

it('writes one value per line, with the secret last', () => {
  const spec = {
    id: 7,
    kind: 'smb',
    source: '//nas/films',
    target: '/mnt/films',
    options: null,
    username: 'films',
    secret: 'open\nsesame',
  } as const;
  expect(inputOf(spec).split('\n')).toEqual(['7', 'smb', '//nas/films', '/mnt/films', '', 'films', 'open', 'sesame']);
});
