import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import type { Readable } from 'node:stream';
import { untilHolds } from '../../../../../tests/support/until.ts';
import {
  type ContainerSpec,
  type EngineAddress,
  EngineError,
  type EngineErrorCode,
  type NodeEngine,
  type RegistryAccount,
} from '../../../src/engines/port.ts';

/** What the shared suite needs from an engine under test. */
export interface Harness {
  address: EngineAddress;
  /** A Jellyfin server, because its info call returns the name that it was given. */
  image: string;
  mediaPort: number;
  /** In the registry, but not on the engine. */
  pullableImage: string;
  /** The labels of that image, which no image that must stay on the engine has. */
  imageLabels: Record<string, string>;
  /** In a registry that serves it to this account only. */
  privateImage: string;
  account: RegistryAccount;
  /** In no registry. */
  unknownImage: string;
  /** Too large to be pulled within a test, so that a pull can be aborted. */
  slowImage: string;
  /** Addresses at which nothing listens. */
  dead: readonly EngineAddress[];
  /** An address that accepts every connection and never responds. */
  hung: EngineAddress;
  /** Provides a volume with room for 1 MB, or otherwise makes the next write fail. */
  fillDisk(): Promise<{ source: string }>;
  /** Changes a spec so that its container soon runs out of memory. */
  starve(spec: ContainerSpec): Promise<ContainerSpec>;
  /** Runs after each test. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export const mb = 1024 * 1024;

/** The prefix of all names that this run creates. */
export const runPrefix = `kronos-test-${randomBytes(4).toString('hex')}-`;

/** Returns a unique name. */
export const unique = (name: string) => `${runPrefix}${name}-${randomBytes(4).toString('hex')}`;

/** A foreign program on the port that never responds. */
export function listenOn(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen on a port.');
  return address.port;
}

export interface MediaInfo {
  status: number;
  body: string;
}

/** Calls the info endpoint of the test's media server; status 0 means no response. */
export async function askMedia(port: number): Promise<MediaInfo> {
  const controller = new AbortController();
  // Not AbortSignal.timeout, which does not keep the process alive.
  const timer = setTimeout(() => controller.abort(), 2_000);
  try {
    const response = await fetch(`http://127.0.0.1:${port}/System/Info/Public`, {
      signal: controller.signal,
      headers: { Connection: 'close' },
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return { status: 0, body: '' };
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the host port of a spec's server. */
export function portIn({ ports: [first] }: ContainerSpec): number {
  if (!first) throw new Error('The spec publishes no port.');
  return first.host;
}

/** Returns the media server's id once it responds. */
export async function machineId(port: number): Promise<string> {
  const { body } = await untilHolds(
    () => askMedia(port),
    ({ status }) => status === 200,
  );
  const info: { Id: string } = JSON.parse(body);
  return info.Id;
}

/** Returns every method that concerns one container. */
export function containerCalls(engine: NodeEngine, id: string, archive: () => Readable) {
  return {
    inspect: () => engine.inspect(id),
    start: () => engine.start(id),
    stop: () => engine.stop(id, { graceSeconds: 0 }),
    restart: () => engine.restart(id, { graceSeconds: 0 }),
    stats: () => engine.stats(id),
    watch: () => engine.watch(id),
    logs: () => engine.logs(id, 10),
    readArchive: () => engine.readArchive(id, '/config'),
    readFile: () => engine.readFile(id, '/config/a.txt'),
    writeArchive: () => engine.writeArchive(id, '/config', archive()),
  };
}

/** Returns how each of these calls ends: the failure's code, or `ok`. */
export async function codesOf(calls: Record<string, () => Promise<unknown>>): Promise<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const [name, ask] of Object.entries(calls)) {
    codes[name] = await ask().then(
      () => 'ok',
      (error: unknown) => (error instanceof EngineError ? error.code : String(error)),
    );
  }
  return codes;
}

/** Returns the same code for each of the calls. */
export const everyOf = (calls: object, code: EngineErrorCode) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, code]));
