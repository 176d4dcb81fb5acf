import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type SshServer, startSshServer, whyNoSsh } from '../../../test/ssh-server.ts';
import type { ScriptSpec } from '../port.ts';
import { because } from '../../../test/suites/engines.ts';
import { createSshConnection } from './connection.ts';
import { createSshHost, defaultHostCommands } from './ssh-host.ts';

const obstacle = whyNoSsh();

describe.skipIf(obstacle)(`scripts over SSH${because(obstacle)}`, () => {
  let node: SshServer;
  /** Where the scripts of these tests write. */
  let folder: string;
  beforeAll(async () => {
    node = await startSshServer();
    folder = await mkdtemp(join(tmpdir(), 'kronos-script-'));
  });
  afterAll(async () => {
    await node.close();
    await rm(folder, { recursive: true, force: true });
  });

  function begin(spec: Partial<ScriptSpec>, signal?: AbortSignal) {
    const connection = createSshConnection(node.address);
    onTestFinished(() => connection.close());
    // The user who runs the tests may not have sudo.
    const commands = { ...defaultHostCommands, 'root-script': `echo as root; ${defaultHostCommands.script}` };
    const host = createSshHost(connection, commands, 5_000);
    const lines: string[] = [];
    const whole = { source: '', variables: {}, asRoot: false, ...spec };
    const done = host.runScript(whole, (line) => lines.push(line), signal ? { signal } : {});
    return { lines, done };
  }
  const file = (name: string) => join(folder, name);
  const written = (name: string) => vi.waitFor(async () => Number(await readFile(file(name), 'utf8')), 10_000);
  const isAlive = (pid: number) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };

  it('prints both streams line by line, and returns the exit code', async () => {
    const { lines, done } = begin({ source: 'echo one\necho two >&2\nprintf three\nexit 7\n' });
    expect(await done).toBe(7);
    expect(lines.toSorted()).toEqual(['one', 'three', 'two']);
  });

  it('reports each line as it is printed', async () => {
    const { lines, done } = begin({
      source: `echo begun\nwhile [ ! -e "$GO" ]; do sleep 0.05; done\necho gone on`,
      variables: { GO: file('go') },
    });
    await vi.waitFor(() => expect(lines).toEqual(['begun']), 10_000);
    await begin({ source: 'touch "$GO"', variables: { GO: file('go') } }).done;
    expect(await done).toBe(0);
    expect(lines).toEqual(['begun', 'gone on']);
  });

  it('does not execute commands in a variable, and hides variables from the process list', async () => {
    const value = `'; echo broken; ' "$HOME" \`id\`\nnext line \\n`;
    const source = 'printf "%s" "$VALUE"\necho\nps -eo args | grep -c "[n]ext line" || true';
    const { lines, done } = begin({ source, variables: { VALUE: value } });
    expect(await done).toBe(0);
    expect(lines).toEqual([...value.split('\n'), '0']);
  });

  it('runs with the interpreter of its first line and without input, and accepts Windows line endings', async () => {
    const { lines, done } = begin({
      source: '#!/usr/bin/env bash\r\nset -e\r\nread -r line || echo "${BASH:+bash}"\r\n',
    });
    expect(await done).toBe(0);
    expect(lines).toEqual(['bash']);
    expect(await begin({ source: '#!/no/such/program\n' }).done).not.toBe(0);
  });

  it('runs as root when requested', async () => {
    const { lines, done } = begin({ source: 'echo done', asRoot: true });
    expect(await done).toBe(0);
    expect(lines).toEqual(['as root', 'done']);
  });

  /** Waits until a script's folder has been removed; `path` is that of the script. */
  const cleanedUp = (path = '') =>
    vi.waitFor(async () => expect(await readdir(tmpdir())).not.toContain(path.split('/').at(-2)), 30_000);

  it('ends together with everything it has started, and leaves no file', async () => {
    const controller = new AbortController();
    const source = `sleep 600 &\necho $! > "$PID"\necho "$0"\nwait`;
    const { lines, done } = begin({ source, variables: { PID: file('stopped') } }, controller.signal);
    const pid = await written('stopped');
    await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000);
    controller.abort();
    await expect(done).rejects.toMatchObject({ code: 'aborted' });
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000);
    await cleanedUp(lines[0]);
  });

  it('fails when the connection is lost, and leaves neither a process nor a file behind', async () => {
    const source = 'echo "$0"\necho $$ > "$PID"\nsleep 600';
    const { lines, done } = begin({ source, variables: { PID: file('lost') } });
    const pid = await written('lost');
    const failure = done.catch((error: unknown) => error);
    await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000);
    await node.stop();
    expect(await failure).toMatchObject({ code: 'unreachable' });
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000);
    await cleanedUp(lines[0]);
    await node.start();
  });

  it('ends although a process that it left in the background continues', async () => {
    const { done } = begin({ source: 'nohup sleep 600 &\necho $! > "$PID"', variables: { PID: file('left') } });
    expect(await done).toBe(0);
    const pid = await written('left');
    expect(isAlive(pid)).toBe(true);
    process.kill(pid);
  });
});
