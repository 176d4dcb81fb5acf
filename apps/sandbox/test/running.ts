import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { untilHolds } from '../../../tests/support/until.ts';
import { startSandbox } from '../src/start.ts';

/** A data folder that is removed after the test. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kronos-sandbox-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A sandbox in this process; stopped after the test. */
export async function runSandbox({ startDelayMs = 50, restartDelayMs = 50, unpackMs = 200 } = {}) {
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataFolder: await dataFolder(),
    startDelayMs,
    restartDelayMs,
    unpackMs,
  });
  onTestFinished(() => sandbox.stop());
  return { ...sandbox, ...client(sandbox.url) };
}

/** Calls the control API like the panel does. */
export function client(url: string) {
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'X-Kronos-Sandbox': '1', Connection: 'close' },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  /** Starts a server; resolves with its port. */
  const serve = async (name: string, image: string, env: Record<string, string> = {}): Promise<number> => {
    const port = await freePort();
    await expectOk(call('POST', '/nodes/n1/containers', { ...specOf(name, port, image), env }));
    await expectOk(call('POST', `/nodes/n1/containers/${name}/start`));
    return port;
  };
  return { call, serve };
}

export function specOf(name: string, port: number, image = 'kronos/jellyfin') {
  const container = image.includes('plex') ? 32400 : 8096;
  const ports = [{ host: port, container }];
  return { name, image, env: {}, ports, hostAddress: '127.0.0.1', mounts: [], limits: {}, labels: {} };
}

export async function expectOk(asked: Promise<Response>): Promise<Response> {
  const response = await asked;
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response;
}

/** Sends a GET request to a media server; null when nothing listens. */
export async function get(port: number, path: string, accept = '*/*'): Promise<Response | null> {
  try {
    const headers = { Accept: accept, Connection: 'close' };
    return await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
  } catch {
    return null;
  }
}

/** The response of a media server once it is ready. */
export async function ready(port: number, path: string, accept?: string): Promise<Response> {
  const response = await untilHolds(
    () => get(port, path, accept),
    (answer) => answer !== null && answer.status !== 503,
  );
  if (!response) throw new Error('Nobody answered.');
  return response;
}

export interface PlexIdentity {
  MediaContainer: { machineIdentifier: string };
}

/** The JSON of a response, typed as the test expects it. */
export async function jsonOf<T>(response: Response): Promise<T> {
  const body: T = JSON.parse(await response.text());
  return body;
}
