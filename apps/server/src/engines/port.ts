import type { Readable } from 'node:stream';

/** How a node's engine is reached; stored with the node, its secrets sealed. */
export type EngineAddress =
  | { kind: 'docker'; socketPath: string }
  | { kind: 'docker'; host: string; port: number; tls: { ca: string; cert: string; key: string } }
  | { kind: 'sandbox'; url: string; node: string };

export interface ContainerSpec {
  /** Unique on the engine; nobody adds a prefix to it. */
  name: string;
  image: string;
  env: Record<string, string>;
  /** Host port → container port, TCP, published on `hostAddress`. */
  ports: { host: number; container: number }[];
  hostAddress: string;
  /** Named volume or absolute host path → path inside. */
  mounts: { source: string; target: string; readOnly?: boolean }[];
  limits: { memoryBytes?: number; cpus?: number; pids?: number };
  labels: Record<string, string>;
  command?: string[];
}

export const containerStates = ['created', 'running', 'paused', 'restarting', 'exited', 'dead'] as const;
export type ContainerState = (typeof containerStates)[number];

export interface ContainerInfo {
  id: string;
  name: string;
  image: string;
  state: ContainerState;
  labels: Record<string, string>;
}

export interface ContainerDetail extends ContainerInfo {
  startedAt: Date | null;
  finishedAt: Date | null;
  exitCode: number | null;
  /** The kernel ended its last run for want of memory (exit code 137). */
  outOfMemory: boolean;
  ports: { host: number; container: number }[];
}

export interface ContainerStats {
  /** Share of one core, 1 = one core busy. */
  cpu: number;
  memoryBytes: number;
  memoryLimitBytes: number;
  networkReceivedBytes: number;
  networkSentBytes: number;
}

interface EngineInfo {
  kind: EngineAddress['kind'];
  version: string;
  cpus: number;
  memoryBytes: number;
  containers: number;
}

export interface PullProgress {
  layer: string;
  status: string;
  current?: number;
  total?: number;
}

/**
 * Every call may be given a signal, and ends with `timeout` after the engine's `timeoutMs` in any case. What streams
 * ends so only while nothing has come yet (pull, readArchive) or when nothing moves any more (writeArchive).
 */
export interface CallOptions {
  signal?: AbortSignal;
}

/**
 * What the panel asks of one node's container engine. Failures are `EngineError`s, the same from every engine. An id
 * may be the container's name as well; one that is not there fails with `container-missing`.
 */
export interface NodeEngine {
  info(options?: CallOptions): Promise<EngineInfo>;
  /** Containers that carry all the labels, running or not. */
  list(labels: Record<string, string>, options?: CallOptions): Promise<ContainerInfo[]>;
  inspect(id: string, options?: CallOptions): Promise<ContainerDetail>;
  pull(image: string, onProgress?: (progress: PullProgress) => void, options?: CallOptions): Promise<void>;
  /**
   * Creates, does not start. Once started the container comes back by itself after a crash or a restart of the
   * engine, until it is stopped. Fails with `image-missing`, `name-taken`, `bad-mount`.
   */
  create(spec: ContainerSpec, options?: CallOptions): Promise<{ id: string }>;
  /** Resolves as well when it already runs. Fails with `port-taken`, `bad-command`; the container stays for another try. */
  start(id: string, options?: CallOptions): Promise<void>;
  /** Resolves as well when it already stands still. */
  stop(id: string, options?: CallOptions & { graceSeconds?: number }): Promise<void>;
  restart(id: string, options?: CallOptions & { graceSeconds?: number }): Promise<void>;
  /** Removes the container, never its named volumes. Resolves as well when it is gone. */
  remove(id: string, options?: CallOptions): Promise<void>;
  /** One sample; all zero when it does not run. */
  stats(id: string, options?: CallOptions): Promise<ContainerStats>;
  /** The newest lines, both streams merged, oldest first. */
  logs(id: string, lines: number, options?: CallOptions): Promise<string[]>;
  /** A tar of a folder inside the container, names relative to it. Fails with `path-missing`. */
  readArchive(id: string, path: string, options?: CallOptions): Promise<Readable>;
  /**
   * Unpacks a tar (plain or gzip) into a folder of a created container. Fails with `disk-full`, `bad-archive`,
   * `path-missing`, `bad-mount` (read-only); what came before the failure may stay.
   */
  writeArchive(id: string, path: string, archive: Readable, options?: CallOptions): Promise<void>;
}

export const engineErrorCodes = [
  'image-missing',
  'container-missing',
  'path-missing',
  'name-taken',
  'port-taken',
  'bad-mount',
  'bad-command',
  'bad-archive',
  'disk-full',
  'pull-failed',
  'unreachable',
  'timeout',
  'refused-certificate',
  'untrusted-certificate',
  'aborted',
  'unknown',
] as const;
export type EngineErrorCode = (typeof engineErrorCodes)[number];

/** A failure of an engine, told by what happened rather than by the engine's own words (those are the `cause`). */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;
  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
