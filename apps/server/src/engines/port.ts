import type { Readable } from 'node:stream';

/** How a node's engine is reached; stored with the node, its secrets sealed. */
export type EngineAddress =
  | { kind: 'docker'; socketPath: string }
  | { kind: 'docker'; host: string; port: number; tls: { ca: string; cert: string; key: string } }
  | { kind: 'docker'; ssh: SshAddress & { socketPath: string } }
  | { kind: 'sandbox'; url: string; node: string };

/** A machine reached over SSH. Only the key that is pinned here passes for the machine's own. */
export interface SshAddress {
  host: string;
  port: number;
  user: string;
  /** In OpenSSH's own format. */
  privateKey: string;
  /** The host key's fingerprint as `ssh-keygen -l` shows it: `SHA256:…`. */
  hostKey: string;
}

/** What an engine holds a container to; what is not said is not limited. */
export interface ContainerLimits {
  memoryBytes?: number;
  cpus?: number;
  pids?: number;
}

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
  limits: ContainerLimits;
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
  /** What it was given and what its image sets; secrets among it are the caller's to hide. */
  env: Record<string, string>;
  mounts: { source: string; target: string; readOnly: boolean }[];
  limits: ContainerLimits;
}

export interface ContainerStats {
  /** Share of one core, 1 = one core busy. */
  cpu: number;
  memoryBytes: number;
  memoryLimitBytes: number;
  networkReceivedBytes: number;
  networkSentBytes: number;
}

/** What one container uses now. */
export interface ContainerSample {
  container: ContainerInfo;
  stats: ContainerStats;
}

/** What of a container's life is told as it happens. */
export const containerActions = ['create', 'start', 'oom', 'die', 'pause', 'unpause', 'destroy'] as const;
export type ContainerAction = (typeof containerActions)[number];

/** Something that happened to a container, whoever did it. */
export interface ContainerEvent {
  containerId: string;
  labels: Record<string, string>;
  action: ContainerAction;
  at: Date;
}

/** Bytes of the largest file that is read whole. */
export const largestFile = 1024 * 1024;

export interface EngineInfo {
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
 * ends so only while nothing has come yet (pull, readArchive, events) or when nothing moves any more: writeArchive and
 * watch after as long, pull and readArchive after the engine's `silenceMs`.
 */
export interface CallOptions {
  signal?: AbortSignal;
  /** Less patience than the engine's own. */
  timeoutMs?: number;
  /** Asks a node that is left alone because it did not answer: for whoever waits for it. Heeded by `info` and `report`. */
  isEager?: boolean;
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
  /** Holds a running container still, so that nothing in it writes. Resolves as well when it does not run. */
  pause(id: string, options?: CallOptions): Promise<void>;
  /** Lets it go on. Resolves as well when it is not paused. */
  unpause(id: string, options?: CallOptions): Promise<void>;
  /** Removes the container, never its named volumes. Resolves as well when it is gone. */
  remove(id: string, options?: CallOptions): Promise<void>;
  /** Removes a named volume that no container has any more. Resolves as well when it is gone. */
  removeVolume(name: string, options?: CallOptions): Promise<void>;
  /** One sample; all zero when it does not run. */
  stats(id: string, options?: CallOptions): Promise<ContainerStats>;
  /**
   * A sample about every second from now on. It ends when the container stops, at once when it does not run, and fails
   * as a call does: when the connection breaks, when the engine falls silent, or with the caller's signal. Whoever stops
   * reading lets the engine go.
   */
  watch(id: string, options?: CallOptions): Promise<AsyncIterable<ContainerStats>>;
  /** One sample of each running container that carries all the labels; one that ends meanwhile is left out. */
  sample(labels: Record<string, string>, options?: CallOptions): Promise<ContainerSample[]>;
  /**
   * What happens from now on to containers that carry all the labels: nothing after the call has resolved is missed. It
   * ends when the engine ends it, and fails as a call does when the connection breaks or with the caller's signal.
   */
  events(labels: Record<string, string>, options?: CallOptions): Promise<AsyncIterable<ContainerEvent>>;
  /** The newest lines, both streams merged, oldest first. */
  logs(id: string, lines: number, options?: CallOptions): Promise<string[]>;
  /** A tar of a folder inside the container, names relative to it. Fails with `path-missing`. */
  readArchive(id: string, path: string, options?: CallOptions): Promise<Readable>;
  /**
   * What a file inside the container holds. Fails with `path-missing` when there is no such file, and with `unknown`
   * when it is larger than a megabyte: preferences are read whole, never data.
   */
  readFile(id: string, path: string, options?: CallOptions): Promise<Buffer>;
  /**
   * Unpacks a tar (plain or gzip) into a folder of a created container. Fails with `disk-full`, `bad-archive`,
   * `path-missing`, `bad-mount` (read-only); what came before the failure may stay.
   */
  writeArchive(id: string, path: string, archive: Readable, options?: CallOptions): Promise<void>;
}

/** What can be done on a node's machine beside its engine; what each runs is configured, never said by who asks. */
export const hostTasks = ['restart', 'deploy-ess', 'remount'] as const;
export type HostTask = (typeof hostTasks)[number];

/** What a machine tells of itself. */
export interface HostReport {
  /** Another one after each start of the machine. */
  bootId: string;
  uptimeSeconds: number;
  /** Mean number of waiting processes in the last minute. */
  load: number;
  memoryBytes: number;
  memoryAvailableBytes: number;
  diskBytes: number;
  diskFreeBytes: number;
}

/** Storage that a machine reaches, with the secret that opens it. */
export interface MountSpec {
  id: number;
  kind: 'rclone' | 'nfs' | 'smb';
  source: string;
  target: string;
  options: string | null;
  username: string | null;
  /** The share's password, or the configuration of rclone. */
  secret: string | null;
}

/** What is at the path of a mount: it answers, there is nothing, or it does not answer. */
export interface MountReport {
  state: 'mounted' | 'missing' | 'stale';
  sizeBytes: number | null;
  freeBytes: number | null;
}

/** A node's machine. Failures are `EngineError`s as those of its engine. */
export interface NodeHost {
  /** Answers what the task printed; fails with `command-failed`. A restart answers when it is under way. */
  perform(task: HostTask, options?: CallOptions): Promise<string>;
  report(options?: CallOptions): Promise<HostReport>;
  /** Looks at the path of a mount. */
  checkMount(target: string, options?: CallOptions): Promise<MountReport>;
  /** Mounts anew, and answers what the machine printed; fails with `command-failed`. */
  mount(spec: MountSpec, options?: CallOptions): Promise<string>;
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
  'refused-key',
  'host-key-changed',
  'command-failed',
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
