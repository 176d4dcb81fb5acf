import type { Readable } from 'node:stream';

/** How a node's engine is reached; stored with the node, with sealed secrets. */
export type EngineAddress =
  | { kind: 'docker'; socketPath: string }
  | { kind: 'docker'; host: string; port: number; tls: { ca: string; cert: string; key: string } }
  | { kind: 'docker'; ssh: SshAddress & { socketPath: string } }
  | { kind: 'sandbox'; url: string; node: string };

/** A host reached over SSH. Only the pinned host key is accepted. */
export interface SshAddress {
  host: string;
  port: number;
  user: string;
  /** In OpenSSH's own format. */
  privateKey: string;
  /** The host key's fingerprint as shown by `ssh-keygen -l`: `SHA256:…`. */
  hostKey: string;
}

/** The limits that an engine enforces; omitted ones are unlimited. */
export interface ContainerLimits {
  memoryBytes?: number;
  cpus?: number;
  pids?: number;
}

/** The account with which a node signs in to a registry. */
export interface RegistryAccount {
  /** As it precedes the name of an image; `docker.io` is the registry of names without a host. */
  host: string;
  username: string;
  password: string;
}

export interface ContainerSpec {
  /** Unique on the engine; no prefix is added. */
  name: string;
  image: string;
  env: Record<string, string>;
  /** Host port → container port, published on `hostAddress`. @default TCP */
  ports: { host: number; container: number; protocol?: 'tcp' | 'udp' }[];
  hostAddress: string;
  /**
   * Named volume or absolute host path → path inside. A folder of the container's own is created if it does not exist.
   */
  mounts: { source: string; target: string; readOnly?: boolean; isOwn?: boolean }[];
  limits: ContainerLimits;
  labels: Record<string, string>;
  command?: string[];
  /** The grace period when it is stopped. @default 10 */
  stopSeconds?: number;
  /** The addresses of its name servers. @default the engine's own */
  dns?: string[];
  /** When it is restarted after it has exited by itself. @default unless-stopped */
  restart?: 'unless-stopped' | 'on-failure' | 'no';
  /** How much of its output is kept: the number of files and their size. @default all of it */
  log?: { megabytes: number; files: number };
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
  /** The kernel killed its last run for lack of memory (exit code 137). */
  outOfMemory: boolean;
  ports: { host: number; container: number }[];
  /** The given variables and those of the image; the caller must hide secrets. */
  env: Record<string, string>;
  mounts: { source: string; target: string; readOnly: boolean }[];
  limits: ContainerLimits;
}

export interface ContainerStats {
  /** Share of one core; 1 is one busy core. */
  cpu: number;
  memoryBytes: number;
  memoryLimitBytes: number;
  networkReceivedBytes: number;
  networkSentBytes: number;
}

/** The current usage of one container. */
export interface ContainerSample {
  container: ContainerInfo;
  stats: ContainerStats;
}

/** The reported events of a container. */
export const containerActions = ['create', 'start', 'oom', 'die', 'pause', 'unpause', 'destroy'] as const;
export type ContainerAction = (typeof containerActions)[number];

/** An event of a container, whatever caused it. */
export interface ContainerEvent {
  containerId: string;
  labels: Record<string, string>;
  action: ContainerAction;
  at: Date;
}

/** The maximum size in bytes of a file that is read whole. */
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

/** A request to a port of a container from inside it. */
export interface InsideRequest {
  method: 'GET' | 'POST';
  port: number;
  /** With its query, which may hold a secret: it is in no list of processes. */
  path: string;
}

/** An image on a machine. */
export interface ImageInfo {
  id: string;
  /** Its names, each with its tag; empty when newer images have taken them. */
  tags: string[];
  /** Including the layers that it shares with other images. */
  sizeBytes: number;
  /** When it was built. */
  createdAt: Date;
  /** The containers that were made from it, running or not. */
  containers: number;
}

/** The number of images removed, and the space that was freed. */
export interface PrunedImages {
  images: number;
  freedBytes: number;
}

/**
 * Every call accepts a signal, and ends with `timeout` after the engine's `timeoutMs` in any case. For streams the
 * limit applies only until the first data (pull, readArchive, events) or between pieces: for writeArchive and watch
 * the same limit, for pull and readArchive the engine's `silenceMs`.
 */
export interface CallOptions {
  signal?: AbortSignal;
  /** A shorter time limit than the engine's own. */
  timeoutMs?: number;
  /** Calls the node although calls to it are paused, because a user waits for it. Applies to `info` and `report`. */
  isEager?: boolean;
}

/**
 * The port to one node's container engine. Failures are `EngineError`s, the same for every engine. An id may be the
 * container's name as well; an unknown one fails with `container-missing`.
 */
export interface NodeEngine {
  info(options?: CallOptions): Promise<EngineInfo>;
  /** Returns the containers that carry all the labels, running or not. */
  list(labels: Record<string, string>, options?: CallOptions): Promise<ContainerInfo[]>;
  inspect(id: string, options?: CallOptions): Promise<ContainerDetail>;
  pull(
    image: string,
    onProgress?: (progress: PullProgress) => void,
    options?: CallOptions & { account?: RegistryAccount },
  ): Promise<void>;
  listImages(options?: CallOptions): Promise<ImageInfo[]>;
  /** Removes the images that carry all the labels and of which no container was made, running or not. */
  pruneImages(labels: Record<string, string>, options?: CallOptions): Promise<PrunedImages>;
  /**
   * Creates a container without starting it. Once started, it is restarted after a crash or a restart of the engine,
   * until it is stopped, unless its spec says otherwise. Fails with `image-missing`, `name-taken`, `bad-mount`.
   */
  create(spec: ContainerSpec, options?: CallOptions): Promise<{ id: string }>;
  /**
   * Also resolves when it already runs. Fails with `port-taken`, `bad-command`; the container is kept for another
   * attempt.
   */
  start(id: string, options?: CallOptions): Promise<void>;
  /** Also resolves when it does not run. @default graceSeconds the grace period of its spec */
  stop(id: string, options?: CallOptions & { graceSeconds?: number }): Promise<void>;
  restart(id: string, options?: CallOptions & { graceSeconds?: number }): Promise<void>;
  /** Pauses a running container, so that nothing in it writes. Also resolves when it does not run. */
  pause(id: string, options?: CallOptions): Promise<void>;
  /** Resumes it. Also resolves when it is not paused. */
  unpause(id: string, options?: CallOptions): Promise<void>;
  /** Removes the container, never its named volumes. Also resolves when it is gone. */
  remove(id: string, options?: CallOptions): Promise<void>;
  /** Removes a named volume that no container uses, or a folder of a container's own. Also resolves when it is gone. */
  removeVolume(name: string, options?: CallOptions): Promise<void>;
  /** Returns one sample; all zero when it does not run. */
  stats(id: string, options?: CallOptions): Promise<ContainerStats>;
  /**
   * Returns a sample about every second from now on. It ends when the container stops, at once when it does not run,
   * and fails like a call: when the connection breaks, when the engine is silent, or when the signal is aborted. A
   * reader that stops disconnects from the engine.
   */
  watch(id: string, options?: CallOptions): Promise<AsyncIterable<ContainerStats>>;
  /** Returns one sample of each running container that carries all the labels; one that exits meanwhile is omitted. */
  sample(labels: Record<string, string>, options?: CallOptions): Promise<ContainerSample[]>;
  /**
   * Returns the events of containers that carry all the labels: none after the call has resolved is missed. It ends
   * when the engine ends it, and fails like a call when the connection breaks or the signal is aborted.
   */
  events(labels: Record<string, string>, options?: CallOptions): Promise<AsyncIterable<ContainerEvent>>;
  /** Returns the newest lines of both streams merged, oldest first. */
  logs(id: string, lines: number, options?: CallOptions): Promise<string[]>;
  /**
   * Sends a request from inside a running container to a port of its own, with the curl of its image, and returns the
   * status of the response. Fails with `bad-command` when the image has no curl, and with `command-failed` when nothing
   * responds there.
   */
  requestInside(id: string, request: InsideRequest, options?: CallOptions): Promise<number>;
  /** Returns a tar of a folder inside the container, with relative names. Fails with `path-missing`. */
  readArchive(id: string, path: string, options?: CallOptions): Promise<Readable>;
  /**
   * Returns the content of a file inside the container. Fails with `path-missing` when there is no such file, and with
   * `unknown` when it is larger than a megabyte: preferences are read whole, never data.
   */
  readFile(id: string, path: string, options?: CallOptions): Promise<Buffer>;
  /**
   * Unpacks a tar (plain or gzip) into a folder of a created container. Fails with `disk-full`, `bad-archive`,
   * `path-missing`, `bad-mount` (read-only); files unpacked before a failure may be left.
   */
  writeArchive(id: string, path: string, archive: Readable, options?: CallOptions): Promise<void>;
}

/** The tasks on a node's host, outside its engine; their commands are configured, never sent by a client. */
export const hostTasks = ['restart', 'deploy-ess', 'remount'] as const;
export type HostTask = (typeof hostTasks)[number];

/** The report of a host about itself. */
export interface HostReport {
  /** A different one after each boot. */
  bootId: string;
  uptimeSeconds: number;
  /** The mean number of waiting processes in the last minute. */
  load: number;
  memoryBytes: number;
  memoryAvailableBytes: number;
  diskBytes: number;
  diskFreeBytes: number;
}

/** Storage that a machine mounts, with the secret for it. */
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

/** The state of a mount's path: mounted, not mounted, or not responding. */
export interface MountReport {
  state: 'mounted' | 'missing' | 'stale';
  sizeBytes: number | null;
  freeBytes: number | null;
}

/** The state of a folder on a machine: it exists, does not exist, or does not respond. */
export interface FolderReport {
  state: 'found' | 'missing' | 'silent';
  /** Null if it was not found. */
  isWritable: boolean | null;
  sizeBytes: number | null;
  freeBytes: number | null;
}

/** A script for a machine. */
export interface ScriptSpec {
  /** Its first line may name the interpreter; without one, it is run by `sh`. */
  source: string;
  /** Its environment variables. */
  variables: Readonly<Record<string, string>>;
  asRoot: boolean;
}

/** An archive on a machine, and the folder into which it is unpacked. */
export interface ExtractSpec {
  /** A tar, optionally compressed with gzip, bzip2 or xz, as shown by its name. */
  archive: string;
  target: string;
  /** The number of leading folders to strip from the names in it. */
  stripComponents: number;
  /** Whether the archive stays on the machine once it has been unpacked. */
  keepArchive: boolean;
}

/** How much of an archive has been read. */
export interface ExtractProgress {
  bytes: number;
  total: number;
}

/** A node's machine. Failures are `EngineError`s, like those of its engine. */
export interface NodeHost {
  /** Returns the output of the task; fails with `command-failed`. A restart resolves when it is under way. */
  perform(task: HostTask, options?: CallOptions): Promise<string>;
  report(options?: CallOptions): Promise<HostReport>;
  /** Checks the path of a mount. */
  checkMount(target: string, options?: CallOptions): Promise<MountReport>;
  /** Mounts it anew, and returns what the machine printed; fails with `command-failed`. */
  mount(spec: MountSpec, options?: CallOptions): Promise<string>;
  checkFolder(path: string, options?: CallOptions): Promise<FolderReport>;
  /** Creates a folder in an existing one. Also resolves when it exists; fails with `bad-mount`. */
  makeFolder(path: string, options?: CallOptions): Promise<void>;
  /** Removes a folder that was created for a container, with its content. Also resolves when it is gone. */
  removeFolder(path: string, options?: CallOptions): Promise<void>;
  /**
   * Runs a script, reports each line that it prints, and returns its exit code. Aborting the signal ends it together
   * with everything it has started, as does the loss of the connection, which fails with `unreachable`. Without
   * `timeoutMs` the limit is an hour.
   */
  runScript(spec: ScriptSpec, onLine: (line: string) => void, options?: CallOptions): Promise<number>;
  /**
   * Unpacks an archive into a folder, which is created in an existing one; nothing is written outside of it. It may
   * take any time while it makes progress, and the machine ends it when the signal is aborted or the connection breaks.
   * Files unpacked by then are kept. Fails with `archive-missing`, `bad-archive`, `bad-mount`, `disk-full`,
   * `command-failed`; the cause is what the machine printed.
   */
  extract(spec: ExtractSpec, onProgress?: (progress: ExtractProgress) => void, options?: CallOptions): Promise<void>;
}

/** The time limit of a script. */
export const longestScriptMs = 60 * 60_000;

export const engineErrorCodes = [
  'image-missing',
  'container-missing',
  'path-missing',
  'name-taken',
  'port-taken',
  'bad-mount',
  'bad-command',
  'archive-missing',
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

/** A failure of an engine, by what happened rather than by the engine's own error, which is the `cause`. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;
  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
