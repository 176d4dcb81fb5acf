import type { Hono } from 'hono';
import type { ContainerAction } from './events.ts';
import type { ContainerFiles } from './files.ts';
import { mediaPorts } from './images.ts';
import { type Listeners, openListeners } from './listeners.ts';
import { createMediaApp } from './media/create-media-app.ts';
import { createMediaServer, type MediaServer } from './media/media-server.ts';
import { type ContainerRecord, type InsideRequest, isMedia, type MediaRecord } from './record.ts';
import { Refusal } from './refusal.ts';
import { createToolApp } from './tool.ts';
import type { World } from './world.ts';

export interface ContainerDeps {
  /** The node's name. */
  node: string;
  files: ContainerFiles;
  world: World;
  /** The time from a media server's start to its first regular response. */
  startDelayMs: number;
  /** The delay before the engine restarts a crashed container. */
  restartDelayMs: number;
  save(record: ContainerRecord): void;
  /** Emits an event for a change, after it is saved. */
  tell(action: ContainerAction): void;
  meets(kind: 'oom' | 'crash' | 'never-ready'): boolean;
}

/**
 * A simulated container: a record, its files and, while it is running, real listeners. Calls run one after another.
 */
export function createContainer(record: ContainerRecord, deps: ContainerDeps) {
  const { files } = deps;
  let listeners: Listeners | undefined;
  let media: MediaServer | undefined;
  let inside: Hono | undefined;
  let readyAt = Number.POSITIVE_INFINITY;
  let restartTimer: NodeJS.Timeout | undefined;
  let isGone = false;
  let tail: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };
  const change = (fields: Partial<ContainerRecord>, ...actions: ContainerAction[]) => {
    deps.save(Object.assign(record, fields));
    for (const action of actions) deps.tell(action);
  };

  async function runMedia(server: MediaRecord): Promise<Listeners> {
    const { spec, type } = server;
    if (spec.command?.length) throw new Refusal('bad-command', `The image has no program ${spec.command[0]}.`);
    const made = createMediaServer(server, {
      files,
      world: deps.world,
      isReady: () => Date.now() >= readyAt && record.state !== 'paused',
    });
    const app = createMediaApp(made, { node: deps.node, container: [record.id, spec.name] });
    const opened = await openListeners(spec.ports, (port) => port === mediaPorts[type], app);
    media = made;
    inside = createMediaApp(made);
    files.log(`[${type}] Starting version ${record.version} on port ${mediaPorts[type]}.`);
    return opened;
  }

  /** Starts a tool, which listens on every published port. */
  async function runTool(): Promise<Listeners> {
    const opened = await openListeners(record.spec.ports, () => true, createToolApp(record));
    files.log(`[${record.spec.image}] Starting version ${record.version}.`);
    return opened;
  }

  async function run(): Promise<void> {
    if (isGone) throw new Refusal('container-missing', `Container ${record.spec.name} was removed.`);
    clearTimeout(restartTimer);
    listeners = await (isMedia(record) ? runMedia(record) : runTool());
    readyAt = deps.meets('never-ready') ? Number.POSITIVE_INFINITY : Date.now() + deps.startDelayMs;
    const fresh = { startedAt: now(), finishedAt: null, exitCode: null, outOfMemory: false };
    change({ state: 'running', wanted: true, ...fresh }, 'start');
    const fault = (['oom', 'crash'] as const).find((kind) => deps.meets(kind));
    if (fault) await end(fault);
  }

  /** Exits without a request; the engine restarts the container after a delay, unless its restart policy is `no`. */
  async function end(kind: 'oom' | 'crash'): Promise<void> {
    await halt();
    files.log(kind === 'oom' ? 'Killed.' : 'Crashed.');
    const outOfMemory = kind === 'oom';
    if (outOfMemory) deps.tell('oom');
    const ended = { finishedAt: now(), exitCode: outOfMemory ? 137 : 1, outOfMemory };
    if (record.spec.restart === 'no') return change({ ...ended, state: 'exited', wanted: false }, 'die');
    change({ ...ended, state: 'restarting' }, 'die');
    restartTimer = setTimeout(() => {
      inTurn(run).catch(() => change({ state: 'exited', wanted: false }, 'die'));
    }, deps.restartDelayMs);
  }

  async function halt(): Promise<void> {
    clearTimeout(restartTimer);
    await listeners?.close();
    media?.close();
    media = undefined;
    inside = undefined;
    listeners = undefined;
    readyAt = Number.POSITIVE_INFINITY;
  }

  async function stop(): Promise<void> {
    if (!['running', 'paused', 'restarting'].includes(record.state)) return;
    await halt();
    files.log(`[${record.type}] Stopped.`);
    const exitCode = record.state === 'restarting' ? record.exitCode : 0;
    change({ state: 'exited', wanted: false, finishedAt: now(), exitCode }, 'die');
  }

  return {
    record,
    files,
    /** The media server while it is running. */
    media: () => media,
    /** Sends a request to the media server as from inside the container. */
    async request({ method, port, path }: InsideRequest): Promise<number> {
      if (!inside || !isMedia(record) || port !== mediaPorts[record.type])
        throw new Refusal('command-failed', `Nothing responds on port ${port} of ${record.spec.name}.`);
      return (await inside.request(path, { method })).status;
    },
    start: () => inTurn(async () => (listeners ? undefined : (clearTimeout(restartTimer), run()))),
    stop: () => inTurn(stop),
    restart: () => inTurn(async () => (await stop(), run())),
    pause: () => inTurn(async () => (record.state === 'running' ? change({ state: 'paused' }, 'pause') : undefined)),
    unpause: () =>
      inTurn(async () => (record.state === 'paused' ? change({ state: 'running' }, 'unpause') : undefined)),
    /** Applies a fault to a running container. */
    applyFault: (kind: 'oom' | 'crash') => inTurn(async () => (listeners ? end(kind) : undefined)),
    /** Closes the listeners but keeps the record, so that the next start of the sandbox starts the container again. */
    suspend: () => inTurn(halt),
    /** Removes the container; a start that was waiting then fails. */
    remove: () =>
      inTurn(async () => {
        await stop();
        isGone = true;
        files.remove();
        deps.tell('destroy');
      }),
    /** Marks a container that was running and cannot be started again as exited. */
    abandon: () => change({ state: 'exited', wanted: false, finishedAt: now(), exitCode: 255 }, 'die'),
    traffic: () => listeners?.traffic(),
  };
}
export type Container = ReturnType<typeof createContainer>;

const now = () => new Date().toISOString();
