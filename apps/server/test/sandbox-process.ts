import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';

export interface SandboxProcess {
  url: string;
  /** Ends the process and removes its data folder, unless the folder was given. */
  stop(): Promise<void>;
  /** Adds a fault; see the table in apps/sandbox/README.md. */
  fault(fault: Record<string, string | number>): Promise<void>;
  clearFaults(): Promise<void>;
  /** The addresses of its CDN hosts and its name server. */
  surroundings(): Promise<{ cdnUrls: string[]; dns: string }>;
  /** Makes any other call of its control API. */
  control(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<void>;
  /** Returns the calls it received, oldest first. */
  calls(): Promise<SandboxCall[]>;
}

interface SandboxCall {
  operation: string;
  container?: string;
  status: number;
}

/** Starts the real sandbox in its own process, on a free port. Media servers start in 150 ms by default. */
export async function startSandboxProcess(
  options: {
    dataFolder?: string;
    port?: number;
    cdnPort?: number;
    startDelayMs?: number;
    restartDelayMs?: number;
    scanMs?: number;
    unpackMs?: number;
  } = {},
): Promise<SandboxProcess> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'kronos-sandbox-')));
  const child = spawn(process.execPath, [inject('programs').sandbox], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      KRONOS_SANDBOX_PORT: String(options.port ?? 0),
      KRONOS_SANDBOX_SMTP_PORT: '0',
      KRONOS_SANDBOX_CDN_PORT: String(options.cdnPort ?? 0),
      KRONOS_SANDBOX_DATA: dataFolder,
      KRONOS_SANDBOX_START_MS: String(options.startDelayMs ?? 150),
      KRONOS_SANDBOX_RESTART_MS: String(options.restartDelayMs ?? 1000),
      KRONOS_SANDBOX_SCAN_MS: String(options.scanMs ?? 500),
      KRONOS_SANDBOX_UNPACK_MS: String(options.unpackMs ?? 500),
    },
  });
  const gone = once(child, 'exit');
  const first: unknown = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), gone]);
  const url = /http:\/\/\S+?:\d+/.exec(String(first))?.[0];
  if (!url) throw new Error('The sandbox did not start.');

  const headers = { 'X-Kronos-Sandbox': '1', 'Content-Type': 'application/json' };
  const control = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const content = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(`${url}${path}`, { method, body: content, headers });
    if (!response.ok) throw new Error(await response.text());
  };

  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true });
    },
    control,
    fault: (fault) => control('POST', '/faults', fault),
    clearFaults: () => control('DELETE', '/faults'),
    surroundings: async () =>
      (await (await fetch(`${url}/health`, { headers })).json()) as { cdnUrls: string[]; dns: string },
    async calls() {
      const response = await fetch(`${url}/calls`, { headers: { 'X-Kronos-Sandbox': '1' } });
      return (await response.json()) as SandboxCall[];
    },
  };
}
