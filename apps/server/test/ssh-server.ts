import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/free-ports.mjs';
import type { SshAddress } from '../src/engines/port.ts';
import { fingerprintOf } from '../src/engines/ssh/fingerprint.ts';
import { makeKeyPair } from '../src/engines/ssh/key-pair.ts';

export interface SshServer {
  /** The address, with the user who runs the tests. */
  address: SshAddress;
  /** The number of sign-ins since it was started. */
  readonly signIns: number;
  /** Authorizes exactly the public keys in these lines. */
  authorize(...lines: string[]): Promise<void>;
  /** Stops it and ends all its connections; `start` starts it again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Debian's path; sshd must be called by an absolute path. */
const program = process.env['SSHD'] ?? '/usr/sbin/sshd';

/** Returns why there can be no SSH server here, if so. */
export const whyNoSsh = (): string | undefined => (existsSync(program) ? undefined : `no sshd at ${program}`);

/** Starts a real sshd as the user who runs the tests, on loopback, with its own keys. */
export async function startSshServer(): Promise<SshServer> {
  const folder = await mkdtemp(join(tmpdir(), 'kronos-ssh-'));
  const file = (name: string) => join(folder, name);
  const host = makeKeyPair();
  const person = makeKeyPair();
  const port = await freePort();
  const settings = {
    Port: port,
    ListenAddress: '127.0.0.1',
    HostKey: file('host'),
    AuthorizedKeysFile: file('authorized'),
    PidFile: 'none',
    UsePAM: 'no',
    StrictModes: 'no',
    PasswordAuthentication: 'no',
    AllowStreamLocalForwarding: 'yes',
    // Tests sign in more often than users do.
    MaxStartups: 100,
    // Ignores the user's own ~/.ssh/rc.
    PermitUserRC: 'no',
  };
  await writeFile(file('host'), host.private, { mode: 0o600 });
  const authorize = (...lines: string[]) =>
    writeFile(file('authorized'), lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  await authorize(person.public);
  await writeFile(
    file('config'),
    Object.entries(settings)
      .map((pair) => `${pair.join(' ')}\n`)
      .join(''),
  );
  // sshd requires this folder when run as root; normally its service creates it.
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true });

  let child: ChildProcess | undefined;
  let signIns = 0;

  const start = async () => {
    const started = spawn(program, ['-D', '-e', '-f', file('config')], { stdio: ['ignore', 'ignore', 'pipe'] });
    child = started;
    const lines = createInterface({ input: started.stderr });
    const listening = new Promise<void>((resolve, reject) => {
      const said: string[] = [];
      lines.on('line', (line) => {
        said.push(line);
        if (line.startsWith('Accepted publickey')) signIns += 1;
        if (line.startsWith('Server listening')) resolve();
      });
      started.once('exit', () => reject(new Error(`sshd ended: ${said.join('\n')}`)));
    });
    await listening;
  };

  /** Stops sshd; its sessions survive it, so they are killed first. */
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    for (const session of await childrenOf(child.pid)) kill(session);
    child.kill('SIGKILL');
    await gone;
  };

  await start();
  return {
    address: {
      host: '127.0.0.1',
      port,
      user: userInfo().username,
      privateKey: person.private,
      hostKey: fingerprintOf(Buffer.from(host.public.split(' ')[1] ?? '', 'base64')),
    },
    get signIns() {
      return signIns;
    },
    authorize,
    start,
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Kills a process, unless it has ended by itself meanwhile. */
function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function childrenOf(pid: number | undefined): Promise<number[]> {
  const listing = spawn('ps', ['-o', 'pid=', '--ppid', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] });
  const pids: number[] = [];
  for await (const line of createInterface({ input: listing.stdout })) pids.push(Number(line));
  return pids;
}
