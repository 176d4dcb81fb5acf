import { Readable } from 'node:stream';
import type Docker from 'dockerode';
import { z } from 'zod';
import { forEachLimited } from '../../platform/concurrency.ts';
import { callEngine, type Deadline, linesOf, outliving, type Patience, sendArchive } from '../call.ts';
import type { CallOptions, ContainerSample, EngineError, NodeEngine } from '../port.ts';
import type { SshConnection } from '../ssh/connection.ts';
import { connect, type DockerAddress } from './connect.ts';
import { toCreateOptions, toDetail, toInfo } from './describe.ts';
import { openEvents } from './events.ts';
import { explain, explainPull, statusOf } from './explain.ts';
import { onlyFile } from './file.ts';
import { listImages, pruneImages } from './images.ts';
import { toLines } from './logs.ts';
import { pullImage } from './pull.ts';
import { requestInside } from './request-inside.ts';
import { toSamples, toStats } from './stats.ts';

/** How long a container may take to exit by itself, as with `docker stop`. */
const defaultGraceSeconds = 10;

/** How many containers are sampled at a time. */
const sampleLanes = 8;

const infoSchema = z.object({
  ServerVersion: z.string(),
  NCPU: z.number(),
  MemTotal: z.number(),
  Containers: z.number(),
});

/** A real Docker Engine, over its socket, TLS or the SSH connection of its node. */
export function createDockerEngine(
  address: DockerAddress,
  { timeoutMs, silenceMs }: Patience,
  ssh?: SshConnection,
): NodeEngine {
  const docker = connect(address, ssh);
  // The types of dockerode omit that `info` accepts a signal.
  const askInfo: (options: { abortSignal: AbortSignal }) => Promise<unknown> = docker.info.bind(docker);

  function call<T>(
    options: CallOptions | undefined,
    work: (deadline: Deadline) => Promise<T>,
    { extraMs = 0, explainBy = explain }: { extraMs?: number; explainBy?: (error: unknown) => EngineError } = {},
  ): Promise<T> {
    const patienceMs = (options?.timeoutMs ?? timeoutMs) + extraMs;
    return callEngine({ timeoutMs: patienceMs, signal: options?.signal, explain: explainBy }, work);
  }

  /**
   * The engine refuses a repeated call as a conflict, with a status that depends on its version, so the state is read
   * first.
   */
  const shift = (id: string, from: string, how: 'pause' | 'unpause', options: CallOptions | undefined) =>
    call(options, async ({ signal }) => {
      const container = docker.getContainer(id);
      const { State } = await container.inspect({ abortSignal: signal });
      if (State.Status === from) await container[how]({ abortSignal: signal });
    });

  /** Stops or restarts a container, waiting for the grace period with which it was created. */
  async function end(
    id: string,
    how: 'stop' | 'restart',
    { graceSeconds, ...options }: CallOptions & { graceSeconds?: number } = {},
  ): Promise<void> {
    const container = docker.getContainer(id);
    const t = graceSeconds ?? (await call(options, ({ signal }) => graceOf(container, signal)));
    await call(options, ({ signal }) => unless(304, container[how]({ t, abortSignal: signal })), {
      extraMs: t * 1_000,
    });
  }

  return {
    info: (options) =>
      call(options, async ({ signal }) => {
        const info = infoSchema.parse(await askInfo({ abortSignal: signal }));
        return {
          kind: 'docker' as const,
          version: info.ServerVersion,
          cpus: info.NCPU,
          memoryBytes: info.MemTotal,
          containers: info.Containers,
        };
      }),

    list: (labels, options) =>
      call(options, async ({ signal }) => {
        const label = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
        return (await docker.listContainers({ all: true, filters: { label }, abortSignal: signal })).map(toInfo);
      }),

    inspect: (id, options) =>
      call(options, async ({ signal }) => toDetail(await docker.getContainer(id).inspect({ abortSignal: signal }))),

    pull: (image, onProgress, options) =>
      call(
        options,
        (deadline) => pullImage(docker, image, { deadline, silenceMs, account: options?.account }, onProgress),
        {
          explainBy: explainPull,
        },
      ),

    listImages: (options) => call(options, ({ signal }) => listImages(docker, signal)),
    pruneImages: (labels, options) => call(options, ({ signal }) => pruneImages(docker, labels, signal)),

    create: (spec, options) =>
      call(options, async ({ signal }) => {
        const { id } = await docker.createContainer({ ...toCreateOptions(spec), abortSignal: signal });
        return { id };
      }),

    start: (id, options) =>
      call(options, ({ signal }) => unless(304, docker.getContainer(id).start({ abortSignal: signal }))),

    stop: (id, options) => end(id, 'stop', options),
    restart: (id, options) => end(id, 'restart', options),

    pause: (id, options) => shift(id, 'running', 'pause', options),
    unpause: (id, options) => shift(id, 'paused', 'unpause', options),

    removeVolume: (name, options) =>
      call(options, ({ signal }) => unless(404, docker.getVolume(name).remove({ abortSignal: signal }))),

    remove: (id, options) =>
      call(options, ({ signal }) => unless(404, docker.getContainer(id).remove({ force: true, abortSignal: signal }))),

    stats: (id, options) =>
      call(options, async ({ signal }) => {
        const once = { stream: false as const, abortSignal: signal };
        return toStats(await docker.getContainer(id).stats(once));
      }),

    watch: (id, options) =>
      call(options, async ({ signal }) => {
        const wanted = { stream: true as const, abortSignal: signal };
        const stream = await docker.getContainer(id).stats(wanted);
        if (!(stream instanceof Readable)) throw new Error('The engine did not return a stream.');
        return toSamples(linesOf(outliving(stream, { signal: options?.signal, explain, silenceMs: timeoutMs })));
      }),

    sample: (labels, options) =>
      call(options, async (deadline) => {
        const label = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
        const filters = { label, status: ['running'] };
        const samples: ContainerSample[] = [];
        const listed = await docker.listContainers({ filters, abortSignal: deadline.signal });
        // The engine takes a second for each, so several run at once; more would only overload it.
        await forEachLimited(listed, sampleLanes, async (one) => {
          const once = { stream: false as const, abortSignal: deadline.signal };
          const read = docker.getContainer(one.Id).stats(once);
          const stats = await read.catch((error: unknown) => (statusOf(error) === 404 ? undefined : fail(error)));
          deadline.touch();
          if (stats) samples.push({ container: toInfo(one), stats: toStats(stats) });
        });
        return samples;
      }),

    events: (labels, options) => call(options, ({ signal }) => openEvents(docker, labels, signal, options?.signal)),

    logs: (id, lines, options) =>
      call(options, async ({ signal }) => {
        const wanted = { stdout: true, stderr: true, follow: false as const, tail: lines, abortSignal: signal };
        return toLines(await docker.getContainer(id).logs(wanted));
      }),

    requestInside: (id, request, options) =>
      call(options, ({ signal }) => requestInside(docker.getContainer(id), request, signal)),

    readArchive: (id, path, options) =>
      call(options, async ({ signal }) => {
        // The trailing dot requests the folder's content instead of the folder itself.
        const tar = await docker.getContainer(id).getArchive({ path: `${path}/.`, abortSignal: signal });
        if (!(tar instanceof Readable)) throw new Error('The engine did not return a stream.');
        return outliving(tar, { signal: options?.signal, explain, silenceMs });
      }),

    readFile: (id, path, options) =>
      call(options, async ({ signal }) => {
        const tar = await docker.getContainer(id).getArchive({ path, abortSignal: signal });
        if (!(tar instanceof Readable)) throw new Error('The engine did not return a stream.');
        return onlyFile(tar);
      }),

    writeArchive: (id, path, archive, options) =>
      call(options, async (deadline) => {
        const target = { path, abortSignal: deadline.signal };
        await sendArchive(archive, deadline, (pieces) => docker.getContainer(id).putArchive(pieces, target));
      }),
  };
}

/** The types of dockerode omit a container's grace period. */
const stopTimeout = z.object({ Config: z.object({ StopTimeout: z.number().optional() }) });

const graceOf = async (container: Docker.Container, signal: AbortSignal): Promise<number> =>
  stopTimeout.parse(await container.inspect({ abortSignal: signal })).Config.StopTimeout ?? defaultGraceSeconds;

const fail = (error: unknown): never => {
  throw error;
};

/** Docker answers calls without effect with an error: 304 for a start or stop, 404 for removing what is gone. */
async function unless(status: number, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (statusOf(error) !== status) throw error;
  }
}
