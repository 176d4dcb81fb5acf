import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { patience } from '../../../scripts/patience.mjs';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A process of the product, with its output. */
export class Running {
  readonly lines: string[] = [];
  readonly #child: ChildProcess;

  constructor(file: string, env: Record<string, string>) {
    // Without the optimising compiler: no process here runs long enough for it to pay off with PGlite.
    this.#child = spawn(process.execPath, ['--liftoff-only', '--enable-source-maps', file], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => this.lines.push(...text.split('\n').filter(Boolean)));
    }
  }

  /** Resolves once the address responds; rejects with the process's output when it has exited. */
  async answers(
    url: string,
    { headers = {}, deadline = 60_000 }: { headers?: Record<string, string>; deadline?: number } = {},
  ): Promise<void> {
    const until = Date.now() + deadline * patience;
    for (;;) {
      if (this.#child.exitCode !== null) throw new Error(`The process ended:\n${this.lines.join('\n')}`);
      try {
        if ((await fetch(url, { headers, signal: AbortSignal.timeout(5000) })).ok) return;
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
