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

it('finds what is mounted, and what is not', () => {
  expect(check('/proc')).toMatchObject({ state: 'mounted', sizeBytes: expect.any(Number) });
  expect(check('/nowhere/at/all')).toEqual({ state: 'missing', sizeBytes: null, freeBytes: null });
});

it('takes what is in a path for no command', () => {
  expect(check('/proc; echo / 1 1 1')).toMatchObject({ state: 'missing' });
});

it('has commands that a shell can read', () => {
  const inner = defaultMountCommands.mount.replace(/^sudo -n sh -c '/, '').replace(/'$/, '');
  expect(inner).not.toContain("'");
  expect(spawnSync('sh', ['-n'], { input: inner, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});

it('tells one that does not answer from one that is not there, and fails where the check does', () => {
  expect(mountReportOf({ exitCode: 4, output: '' }).state).toBe('stale');
  expect(() => mountReportOf({ exitCode: 1, output: 'sudo: a password is required' })).toThrow(
    expect.objectContaining({ code: 'command-failed' }),
  );
});

it('writes one thing a line, the secret last', () => {
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
