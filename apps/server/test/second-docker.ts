import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Docker from 'dockerode';
import { until } from './support/until.ts';

const programs = ['/usr/sbin/dockerd', '/usr/bin/unshare', '/usr/bin/nsenter'] as const;
const [dockerd, unshare, nsenter] = programs;

/** Returns why no second engine can be started here; undefined when one can. */
export function whyNoSecondDocker(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root starts an engine';
  const absent = programs.find((path) => !existsSync(path));
  if (absent) return `no ${absent}`;
  try {
    execFileSync(unshare, ['--net', 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'pipe' });
    return undefined;
  } catch {
    return 'no network of its own can be made';
  }
}

/**
 * Starts a second Docker Engine that shares nothing with the machine's own, neither data nor containerd nor network:
 * two engines in one network would share a bridge. `host` is the address of its published ports.
 */
export async function startSecondDocker() {
  const folder = await mkdtemp(join(tmpdir(), 'kronos-dockerd-'));
  const at = (name: string) => join(folder, name);
  const socketPath = at('docker.sock');
  // Without the configuration of the machine's own engine.
  await writeFile(at('none.json'), '{}');
  const own = [
    '--data-root',
    at('data'),
    '--exec-root',
    at('exec'),
    '--pidfile',
    at('pid'),
    '--host',
    `unix://${socketPath}`,
  ];
  const engine = spawn(unshare, ['--net', dockerd, ...own, '--iptables=false', '--config-file', at('none.json')], {
    stdio: 'ignore',
  });
  const gone = once(engine, 'exit');
  const docker = new Docker({ socketPath });
  const end = async () => {
    engine.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const host = await joinNetworks(Number(engine.pid));
    await until('the second engine answers', () => docker.ping().catch(() => null));
    return {
      socketPath,
      host,
      docker,
      async stop() {
        for (const { Id } of await docker.listContainers({ all: true }))
          await docker.getContainer(Id).remove({ force: true });
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Creates a link from here to the process's own network, which ends with the process; returns its address. */
async function joinNetworks(pid: number): Promise<string> {
  const network = `/proc/${pid}/ns/net`;
  const isApart = async () => readlinkSync(network) !== readlinkSync('/proc/self/ns/net');
  await until('the engine has a network of its own', isApart);
  // A different link for each test process, so that two do not collide.
  const part = 1 + (process.pid % 250);
  const [near, gateway, host] = [`kronos${part}`, `10.231.${part}.1/30`, `10.231.${part}.2`];
  const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' });
  const ipThere = (...words: string[]) =>
    execFileSync(nsenter, [`--net=${network}`, 'ip', ...words], { stdio: 'pipe' });
  ip('link', 'add', near, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid));
  ip('addr', 'add', gateway, 'dev', near);
  ip('link', 'set', near, 'up');
  ipThere('addr', 'add', `${host}/30`, 'dev', 'eth0');
  ipThere('link', 'set', 'eth0', 'up');
  ipThere('link', 'set', 'lo', 'up');
  return host;
}
