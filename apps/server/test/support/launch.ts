import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject, onTestFinished } from 'vitest';
import { until } from './until.ts';

export type Launched = ReturnType<typeof launch>;

/** How long the system may take to end a killed process, in milliseconds. */
const killMs = 15_000;

/** Starts the server as `node` runs it, and collects its output. It is killed when the test ends, at the latest. */
export function launch(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['--enable-source-maps', inject('programs').server], {
    env: { PATH: process.env['PATH'], KRONOS_LOG: 'silent', KRONOS_DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const kill = async () => {
    if (isGone()) return;
    child.kill('SIGKILL');
    await until('the killed server is gone', isGone, killMs);
  };
  onTestFinished(kill);
  return { child, output, exited, isGone, kill };
}

/** Whether a server responds on this port within seconds. */
export const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the server, and waits until it responds. */
export async function launchReady(env: Record<string, string> & { KRONOS_PORT: string }): Promise<Launched> {
  const server = launch(env);
  await until(
    'the server answers',
    async () => {
      if (server.isGone()) throw new Error(server.output.text);
      return isUp(Number(env.KRONOS_PORT));
    },
    60_000,
  );
  return server;
}
