import { Readable } from 'node:stream';
import { z } from 'zod';
import { callEngine, type Deadline, outliving, sendArchive } from '../call.ts';
import type { CallOptions, EngineError, NodeEngine } from '../port.ts';
import { connect, type DockerAddress } from './connect.ts';
import { toCreateOptions, toDetail, toInfo } from './describe.ts';
import { explain, explainPull, statusOf } from './explain.ts';
import { toLines } from './logs.ts';
import { pullImage } from './pull.ts';
import { toStats } from './stats.ts';

/** How long a container may take to end by itself, as with `docker stop`. */
const defaultGraceSeconds = 10;

const infoSchema = z.object({
  ServerVersion: z.string(),
  NCPU: z.number(),
  MemTotal: z.number(),
  Containers: z.number(),
});

/** A real Docker Engine, over its socket or TLS. */
export function createDockerEngine(address: DockerAddress, timeoutMs: number): NodeEngine {
  const docker = connect(address);
  // The types of dockerode do not know that `info` takes a signal.
  const askInfo: (options: { abortSignal: AbortSignal }) => Promise<unknown> = docker.info.bind(docker);

  function call<T>(
    options: CallOptions | undefined,
    work: (deadline: Deadline) => Promise<T>,
    { extraMs = 0, explainBy = explain }: { extraMs?: number; explainBy?: (error: unknown) => EngineError } = {},
  ): Promise<T> {
    return callEngine({ timeoutMs: timeoutMs + extraMs, signal: options?.signal, explain: explainBy }, work);
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
      call(options, (deadline) => pullImage(docker, image, deadline, onProgress), { explainBy: explainPull }),

    create: (spec, options) =>
      call(options, async ({ signal }) => {
        const { id } = await docker.createContainer({ ...toCreateOptions(spec), abortSignal: signal });
        return { id };
      }),

    start: (id, options) =>
      call(options, ({ signal }) => unless(304, docker.getContainer(id).start({ abortSignal: signal }))),

    stop: (id, { graceSeconds = defaultGraceSeconds, ...options } = {}) =>
      call(
        options,
        ({ signal }) => unless(304, docker.getContainer(id).stop({ t: graceSeconds, abortSignal: signal })),
        {
          extraMs: graceSeconds * 1_000,
        },
      ),

    restart: (id, { graceSeconds = defaultGraceSeconds, ...options } = {}) =>
      call(
        options,
        ({ signal }) => unless(304, docker.getContainer(id).restart({ t: graceSeconds, abortSignal: signal })),
        {
          extraMs: graceSeconds * 1_000,
        },
      ),

    remove: (id, options) =>
      call(options, ({ signal }) => unless(404, docker.getContainer(id).remove({ force: true, abortSignal: signal }))),

    stats: (id, options) =>
      call(options, async ({ signal }) => {
        const once = { stream: false as const, abortSignal: signal };
        return toStats(await docker.getContainer(id).stats(once));
      }),

    logs: (id, lines, options) =>
      call(options, async ({ signal }) => {
        const wanted = { stdout: true, stderr: true, follow: false as const, tail: lines, abortSignal: signal };
        return toLines(await docker.getContainer(id).logs(wanted));
      }),

    readArchive: (id, path, options) =>
      call(options, async ({ signal }) => {
        // The trailing dot asks for the folder's content instead of the folder itself.
        const tar = await docker.getContainer(id).getArchive({ path: `${path}/.`, abortSignal: signal });
        if (!(tar instanceof Readable)) throw new Error('The engine answered with something else than a stream.');
        return outliving(tar, { signal: options?.signal, explain });
      }),

    writeArchive: (id, path, archive, options) =>
      call(options, async (deadline) => {
        const target = { path, abortSignal: deadline.signal };
        await sendArchive(archive, deadline, (pieces) => docker.getContainer(id).putArchive(pieces, target));
      }),
  };
}

/** Docker answers "already so" as a failure: 304 for a start or stop without effect, 404 for removing what is gone. */
async function unless(status: number, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (statusOf(error) !== status) throw error;
  }
}
