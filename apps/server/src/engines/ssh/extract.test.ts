import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBusybox } from '../../../test/docker-image.ts';
import { type SshServer, startSshServer, whyNoSsh } from '../../../test/ssh-server.ts';
import { until } from '../../../test/support/until.ts';
import { because } from '../../../test/suites/engines.ts';
import { tarOf } from '../../../test/suites/engines/archives.ts';
import type { ExtractProgress, ExtractSpec } from '../port.ts';
import { createSshConnection, type SshConnection } from './connection.ts';
import { defaultExtractCommand } from './extract-command.ts';
import { createSshHost, defaultHostCommands } from './ssh-host.ts';

const busybox = findBusybox();
const obstacle = whyNoSsh() ?? (busybox ? undefined : 'no busybox');

describe.skipIf(obstacle)(`an archive on a machine behind SSH${because(obstacle)}`, () => {
  let node: SshServer;
  let connection: SshConnection;
  let base = '';
  const at = (...names: string[]) => join(base, ...names);
  beforeAll(async () => {
    node = await startSshServer();
    connection = createSshConnection(node.address);
  });
  afterAll(async () => {
    connection.close();
    await node.close();
  });
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'extract-'));
    mkdirSync(at('bin'));
    return () => rmSync(base, { recursive: true, force: true });
  });

  /** Shadows a program of the machine. */
  const program = (name: string, script: string) => {
    writeFileSync(at('bin', name), `#!/bin/sh\n${script}\n`);
    chmodSync(at('bin', name), 0o755);
  };
  /** The programs of busybox in place of Debian's. */
  const useBusybox = () => {
    for (const name of ['sh', 'tar', 'cat', 'stat', 'readlink', 'sleep', 'mkdir', 'rm'])
      symlinkSync(busybox ?? '', at('bin', name));
  };
  /** GNU tar, pausing every ten kilobytes. */
  const useSlowTar = () =>
    program('tar', `exec /usr/bin/tar --checkpoint=1 --checkpoint-action="exec=sleep 0.05" "$@"`);
  const host = (silenceMs?: number) => {
    const extract = defaultExtractCommand.replace('sudo -n ', `PATH=${at('bin')}:$PATH `);
    return createSshHost(connection, { ...defaultHostCommands, extract }, 10_000, silenceMs);
  };
  const spec = (more: Partial<ExtractSpec> = {}): ExtractSpec => ({
    archive: at('in.tar'),
    target: at('out'),
    stripComponents: 0,
    keepArchive: true,
    ...more,
  });
  const failure = (more: Partial<ExtractSpec> = {}) =>
    host()
      .extract(spec(more))
      .then(
        () => 'none',
        (error: { code: string; cause: Error }) => ({ code: error.code, printed: error.cause.message }),
      );
  const noise = Buffer.from(Array.from({ length: 1_500_000 }, () => Math.floor(Math.random() * 256)));
  /** The processes of the extraction that are still running. */
  const running = () =>
    readdirSync('/proc').filter((pid) => {
      try {
        return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`PATH=${at('bin')}:`);
      } catch {
        return false;
      }
    });

  describe.each(['GNU', 'busybox'])('with the tar of %s', (kind) => {
    beforeEach(() => {
      if (kind === 'busybox') useBusybox();
    });

    it.each(['tar', 'tgz', 'tar.bz2', 'tar.xz'])('unpacks a .%s', async (ending) => {
      writeFileSync(at('in.tar'), await tarOf({ 'a b/c/one.txt': 'one', 'a b/c/d/two.txt': 'two' }));
      const tool = { tar: 'cat', tgz: 'gzip', 'tar.bz2': 'bzip2', 'tar.xz': 'xz' }[ending] ?? '';
      const archive = at(`it's "in" $(x) ü.${ending}`);
      writeFileSync(archive, spawnSync(tool, { input: readFileSync(at('in.tar')) }).stdout);
      const target = at("o'ut; $(x)");
      await host().extract(spec({ archive, target, stripComponents: 2 }));
      expect(readdirSync(target).sort()).toEqual(['d', 'one.txt']);
      expect(readFileSync(join(target, 'd/two.txt'), 'utf8')).toBe('two');
      expect(existsSync(archive)).toBe(true);
    });

    it('removes the archive unless it is to be kept, but not after a failure', async () => {
      writeFileSync(at('in.tar'), await tarOf({ 'one.txt': 'one' }));
      writeFileSync(at('bad.tar'), 'no tar at all, but long enough to be looked at'.repeat(100));
      await host().extract(spec({ keepArchive: false }));
      expect(existsSync(at('in.tar'))).toBe(false);
      expect(await failure({ archive: at('bad.tar'), keepArchive: false })).toMatchObject({ code: 'bad-archive' });
      expect(existsSync(at('bad.tar'))).toBe(true);
    });

    it('writes nothing outside of the folder, whatever names are in the archive', async () => {
      mkdirSync(at('secret'));
      const tar = pack();
      tar.entry({ name: `${at('secret')}/absolute` }, 'x');
      tar.entry({ name: '../secret/above' }, 'x');
      tar.entry({ name: 'inner/../../secret/winding' }, 'x');
      tar.entry({ name: 'link', type: 'symlink', linkname: at('secret') });
      tar.entry({ name: 'link/through' }, 'x');
      tar.entry({ name: 'up', type: 'symlink', linkname: '../secret' });
      tar.entry({ name: 'up/through' }, 'x');
      tar.entry({ name: 'harmless' }, 'x');
      tar.finalize();
      writeFileSync(at('in.tar'), await buffer(tar));
      await failure();
      expect(readdirSync(at('secret'))).toEqual([]);
      expect(readdirSync(base).sort()).toEqual(['bin', 'in.tar', 'out', 'secret']);
    });

    it('reports a missing archive, a folder that cannot be used, and a damaged archive', async () => {
      expect(await failure()).toMatchObject({ code: 'archive-missing' });
      expect(await failure({ archive: base })).toMatchObject({ code: 'archive-missing' });
      writeFileSync(at('in.tar'), (await tarOf({ one: noise })).subarray(0, 700_000));
      expect(await failure({ target: at('no', 'such') })).toMatchObject({ code: 'bad-mount' });
      expect(await failure({ target: at('in.tar') })).toMatchObject({ code: 'bad-mount' });
      expect(await failure()).toMatchObject({ code: 'bad-archive', printed: expect.stringMatching(/^tar: /) });
      symlinkSync('/etc', at('sly'));
      expect(await failure({ target: at('sly') })).toEqual({
        code: 'bad-mount',
        printed: `${at('sly')} leads to /etc, which belongs to the system.`,
      });
    });
  });

  it('reports its progress up to the end', async () => {
    useSlowTar();
    const content = await tarOf({ one: noise });
    writeFileSync(at('in.tar'), content);
    const told: ExtractProgress[] = [];
    await host().extract(spec(), (progress) => told.push(progress));
    const read = told.map(({ bytes }) => bytes);
    expect(read.length).toBeGreaterThan(4);
    expect(read).toEqual(read.toSorted((a, b) => a - b));
    expect(read.filter((bytes) => bytes > 0 && bytes < content.length).length).toBeGreaterThan(2);
    expect(told.at(-1)).toEqual({ bytes: content.length, total: content.length });
  });

  it.each(['signal', 'connection'])('leaves no process on the machine after the end of its %s', async (whose) => {
    useSlowTar();
    writeFileSync(at('in.tar'), await tarOf({ one: noise }));
    const controller = new AbortController();
    let reached = 0;
    const ending = host()
      .extract(spec(), ({ bytes }) => (reached = bytes), { signal: controller.signal })
      .catch(({ code }: { code: string }) => code);
    await until('it goes on', () => reached > 0);
    expect(running().length).toBeGreaterThan(2);
    if (whose === 'signal') controller.abort();
    else connection.close();
    expect(await ending).toBe(whose === 'signal' ? 'aborted' : 'unreachable');
    await until('all have ended', () => running().length === 0);
    expect(readFileSync(at('out/one')).length).toBeLessThan(noise.length);
  });

  it('times out when it makes no progress', async () => {
    program('tar', 'while :; do sleep 0.1; done');
    writeFileSync(at('in.tar'), await tarOf({ one: noise }));
    await expect(host(1_500).extract(spec())).rejects.toMatchObject({ code: 'timeout' });
    await until('all have ended', () => running().length === 0);
  });

  it('ends at the first report of a full disk', async () => {
    program('tar', 'echo "tar: one: Cannot write: No space left on device" >&2\nwhile :; do sleep 0.1; done');
    writeFileSync(at('in.tar'), await tarOf({ one: noise }));
    expect(await failure()).toMatchObject({ code: 'disk-full', printed: expect.stringContaining('No space left') });
    await until('all have ended', () => running().length === 0);
  });

  it('names the program that the machine lacks', async () => {
    program('bzip2', 'exit 127');
    program('tar', 'echo "tar (child): bzip2: Cannot exec: No such file or directory" >&2; exit 2');
    writeFileSync(at('in.tar.bz2'), 'x');
    expect(await failure({ archive: at('in.tar.bz2') })).toMatchObject({
      code: 'command-failed',
      printed: expect.stringContaining('bzip2'),
    });
  });
});
