import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A port that nobody holds right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/** A process of the product, with what it printed. */
export class Running {
  readonly lines: string[] = [];
  readonly #child: ChildProcess;

  constructor(file: string, env: Record<string, string>) {
    this.#child = spawn(process.execPath, ['--enable-source-maps', file], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => this.lines.push(...text.split('\n').filter(Boolean)));
    }
  }

  /** Resolves once the address answers; fails with the process's own words when it ended before. */
  async answers(
    url: string,
    { headers = {}, deadline = 30_000 }: { headers?: Record<string, string>; deadline?: number } = {},
  ): Promise<void> {
    const until = Date.now() + deadline;
    for (;;) {
      if (this.#child.exitCode !== null) throw new Error(`The process ended:\n${this.lines.join('\n')}`);
      try {
        if ((await fetch(url, { headers, signal: AbortSignal.timeout(1000) })).ok) return;
      } catch {
        // Not listening yet.
      }
      if (Date.now() > until) throw new Error(`${url} did not answer:\n${this.lines.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill(signal);
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode;
  }
}
