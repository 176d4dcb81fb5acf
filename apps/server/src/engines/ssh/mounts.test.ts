import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SshServer, startSshServer, whyNoSsh } from '../../../test/ssh-server.ts';
import { because } from '../../../test/suites/engines.ts';
import type { MountSpec } from '../port.ts';
import { createSshConnection, type SshConnection } from './connection.ts';
import { defaultMountCommands } from './mount-commands.ts';
import { createSshHost, defaultHostCommands } from './ssh-host.ts';

const obstacle = whyNoSsh();

describe.skipIf(obstacle)(`a mount on a machine behind SSH${because(obstacle)}`, () => {
  let machine: SshServer;
  let connection: SshConnection;
  let base = '';
  const at = (name: string) => join(base, name);
  beforeAll(async () => {
    machine = await startSshServer();
    connection = createSshConnection(machine.address);
  });
  afterAll(async () => {
    connection.close();
    await machine.close();
  });
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'kronos-mounts-'));
    return () => rmSync(base, { recursive: true, force: true });
  });

  /** Shadows a program of the machine. */
  const program = (name: string, script: string) => {
    writeFileSync(at(name), `#!/bin/sh\n${script}\n`);
    chmodSync(at(name), 0o755);
  };
  /** The machine, with the default commands as the user who runs the tests, and with a place for secrets in `base`. */
  const host = () => {
    const own = (command: string) =>
      command.replace('sudo -n ', `PATH=${base}:$PATH `).replaceAll('/etc/kronos/mounts', at('secrets'));
    const { 'check-mount': check, mount } = defaultMountCommands;
    return createSshHost(connection, { ...defaultHostCommands, 'check-mount': own(check), mount: own(mount) }, 10_000);
  };
  const spec = (more: Partial<MountSpec> = {}): MountSpec => ({
    id: 7,
    kind: 'smb',
    source: '//nas/it is "$(x)"',
    target: at('films'),
    options: 'vers=3.0',
    username: 'films',
    secret: 'open sesame',
    ...more,
  });
  /** The arguments with which a shadowed program was called, one per line. */
  const calls = (name: string) =>
    readFileSync(at(`${name}.log`), 'utf8')
      .split('\n')
      .slice(0, -1);
  const recording = (name: string) => program(name, `printf '%s\\n' "$@" >> ${at(`${name}.log`)}`);

  it('is mounted, missing or silent', async () => {
    expect(await host().checkMount('/proc')).toMatchObject({ state: 'mounted', sizeBytes: expect.any(Number) });
    expect(await host().checkMount(at('nothing; echo /'))).toEqual({
      state: 'missing',
      sizeBytes: null,
      freeBytes: null,
    });
    program('timeout', 'exit 124');
    expect(await host().checkMount('/proc')).toMatchObject({ state: 'stale' });
  });

  it('is made with its secret in a file that only its owner can read', async () => {
    recording('mount');
    expect(await host().mount(spec())).toBe(`Mounted ${at('films')}.\n`);
    const secret = join(at('secrets'), '7');
    expect(calls('mount')).toEqual([
      '-t',
      'cifs',
      '-o',
      `credentials=${secret},vers=3.0`,
      '--',
      '//nas/it is "$(x)"',
      at('films'),
    ]);
    expect(readFileSync(secret, 'utf8')).toBe('username=films\npassword=open sesame');
    expect(statSync(secret).mode & 0o777).toBe(0o600);
    expect(readdirSync(at('films'))).toEqual([]);
  });

  it('is unmounted before it is mounted again', async () => {
    recording('mount');
    recording('umount');
    await host().mount(spec({ kind: 'nfs', source: 'nas:/films', target: '/proc', options: null }));
    expect(calls('umount')).toEqual(['-l', '--', '/proc']);
    expect(calls('mount')).toEqual(['-t', 'nfs', '-o', 'defaults', '--', 'nas:/films', '/proc']);
  });

  it('fails with what the machine printed, and without the secret', async () => {
    program('mount', 'echo "mount error(13): Permission denied" >&2; exit 32');
    const failure = await host()
      .mount(spec())
      .catch((error: Error) => error);
    expect(failure).toMatchObject({ code: 'command-failed', cause: { message: 'mount error(13): Permission denied' } });
  });
});
