import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z, type ZodType } from 'zod';
import { callEngine, type Deadline, linesOf, outliving, type Patience, sendArchive } from '../call.ts';
import { engineError } from '../failures.ts';
import { type CallOptions, type EngineAddress, EngineError, type NodeEngine } from '../port.ts';
import { containerPath, createControl, explain } from './control.ts';
import {
  createdAnswer,
  detailAnswer,
  eventLine,
  imageAnswer,
  infoAnswer,
  insideAnswer,
  listedAnswer,
  logsAnswer,
  prunedAnswer,
  pullLine,
  sampleAnswer,
  statsAnswer,
} from './wire.ts';

/** One node of the sandbox, over its HTTP control API. */
export function createSandboxEngine(
  { url, node }: Extract<EngineAddress, { kind: 'sandbox' }>,
  { timeoutMs, silenceMs }: Patience,
): NodeEngine {
  const { send, ask } = createControl(url, node);

  const call = <T>(options: CallOptions | undefined, work: (deadline: Deadline) => Promise<T>) =>
    callEngine({ timeoutMs: options?.timeoutMs ?? timeoutMs, signal: options?.signal, explain }, work);

  const order = (id: string, action: string, options: CallOptions | undefined) =>
    call(options, async ({ signal }) => {
      await send({ method: 'POST', path: containerPath(id, action), signal });
    });

  return {
    info: (options) =>
      call(options, async ({ signal }) => ({
        kind: 'sandbox' as const,
        ...(await ask(infoAnswer, { path: 'info', signal })),
      })),

    list: (labels, options) =>
      call(options, ({ signal }) =>
        ask(z.array(listedAnswer), { path: 'containers', query: labelQuery(labels), signal }),
      ),

    inspect: (id, options) => call(options, ({ signal }) => ask(detailAnswer, { path: containerPath(id), signal })),

    pull: (image, onProgress, options) =>
      call(options, async (deadline) => {
        const json = { image, ...(options?.account && { account: options.account }) };
        const request = { method: 'POST', path: 'images/pull', json, signal: deadline.signal } as const;
        const { body } = await send(request);
        deadline.touch(silenceMs);
        if (!body) throw new Error('no progress');
        for await (const text of createInterface({ input: Readable.fromWeb(body) })) {
          deadline.touch(silenceMs);
          const line = pullLine.parse(JSON.parse(text));
          if ('error' in line) throw engineError(line.error.code, line.error);
          if ('layer' in line) onProgress?.(line);
        }
      }),

    listImages: (options) => call(options, ({ signal }) => ask(z.array(imageAnswer), { path: 'images', signal })),

    pruneImages: (labels, options) =>
      call(options, ({ signal }) =>
        ask(prunedAnswer, { method: 'POST', path: 'images/prune', json: { labels }, signal }),
      ),

    create: (spec, options) =>
      call(options, ({ signal }) => ask(createdAnswer, { method: 'POST', path: 'containers', json: spec, signal })),

    start: (id, options) => order(id, 'start', options),
    // A sandbox server exits at once, so there is no grace period.
    stop: (id, options) => order(id, 'stop', options),
    restart: (id, options) => order(id, 'restart', options),

    pause: (id, options) => order(id, 'pause', options),
    unpause: (id, options) => order(id, 'unpause', options),

    removeVolume: (name, options) =>
      call(options, async ({ signal }) => {
        await send({ method: 'DELETE', path: `volumes/${encodeURIComponent(name)}`, signal });
      }),

    remove: (id, options) =>
      call(options, async ({ signal }) => {
        await send({ method: 'DELETE', path: containerPath(id), signal });
      }),

    stats: (id, options) =>
      call(options, ({ signal }) => ask(statsAnswer, { path: containerPath(id, 'stats'), signal })),

    watch: (id, options) =>
      call(options, async ({ signal }) => {
        const { body } = await send({ path: containerPath(id, 'watch'), signal });
        if (!body) throw new EngineError('unknown', 'The sandbox returned no samples.');
        const rules = { signal: options?.signal, explain, silenceMs: timeoutMs };
        return parsed(statsAnswer, linesOf(outliving(Readable.fromWeb(body), rules)));
      }),

    sample: (labels, options) =>
      call(options, ({ signal }) => ask(z.array(sampleAnswer), { path: 'stats', query: labelQuery(labels), signal })),

    events: (labels, options) =>
      call(options, async ({ signal }) => {
        const { body } = await send({ path: 'events', query: labelQuery(labels), signal });
        if (!body) throw new EngineError('unknown', 'The sandbox returned no events.');
        return parsed(eventLine, linesOf(outliving(Readable.fromWeb(body), { signal: options?.signal, explain })));
      }),

    logs: (id, lines, options) =>
      call(options, ({ signal }) =>
        ask(logsAnswer, { path: containerPath(id, 'logs'), query: [['lines', String(lines)]], signal }),
      ),

    requestInside: (id, json, options) =>
      call(options, async ({ signal }) => {
        const request = { method: 'POST', path: containerPath(id, 'request'), json, signal } as const;
        return (await ask(insideAnswer, request)).status;
      }),

    readArchive: (id, path, options) =>
      call(options, async ({ signal }) => {
        const { body } = await send({ path: containerPath(id, 'archive'), query: [['path', path]], signal });
        if (!body) throw new EngineError('unknown', 'The sandbox returned no archive.');
        return outliving(Readable.fromWeb(body), { signal: options?.signal, explain, silenceMs });
      }),

    readFile: (id, path, options) =>
      call(options, async ({ signal }) => {
        const answer = await send({ path: containerPath(id, 'file'), query: [['path', path]], signal });
        return Buffer.from(await answer.arrayBuffer());
      }),

    writeArchive: (id, path, archive, options) =>
      call(options, async (deadline) => {
        const request = { method: 'PUT', path: containerPath(id, 'archive'), query: [['path', path]] } as const;
        await sendArchive(archive, deadline, (pieces) =>
          send({ ...request, stream: Readable.toWeb(pieces), signal: deadline.signal }),
        );
      }),
  };
}

const labelQuery = (labels: Record<string, string>) =>
  Object.entries(labels).map(([key, value]) => ['label', `${key}=${value}`] as const);

async function* parsed<T>(schema: ZodType<T>, lines: AsyncIterable<string>): AsyncGenerator<T> {
  for await (const line of lines) yield schema.parse(JSON.parse(line));
}
