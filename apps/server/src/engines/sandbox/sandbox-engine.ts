import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { callEngine, type Deadline, outliving, sendArchive } from '../call.ts';
import { engineError } from '../failures.ts';
import { type CallOptions, type EngineAddress, EngineError, type NodeEngine } from '../port.ts';
import { containerPath, createControl, explain } from './control.ts';
import { createdAnswer, detailAnswer, infoAnswer, listedAnswer, logsAnswer, pullLine, statsAnswer } from './wire.ts';

/** One node of the sandbox, over its HTTP control API. */
export function createSandboxEngine(
  { url, node }: Extract<EngineAddress, { kind: 'sandbox' }>,
  timeoutMs: number,
): NodeEngine {
  const { send, ask } = createControl(url, node);

  const call = <T>(options: CallOptions | undefined, work: (deadline: Deadline) => Promise<T>) =>
    callEngine({ timeoutMs, signal: options?.signal, explain }, work);

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
      call(options, ({ signal }) => {
        const query = Object.entries(labels).map(([key, value]) => ['label', `${key}=${value}`] as const);
        return ask(z.array(listedAnswer), { path: 'containers', query, signal });
      }),

    inspect: (id, options) => call(options, ({ signal }) => ask(detailAnswer, { path: containerPath(id), signal })),

    pull: (image, onProgress, options) =>
      call(options, async (deadline) => {
        const request = { method: 'POST', path: 'images/pull', json: { image }, signal: deadline.signal } as const;
        const { body } = await send(request);
        deadline.lift();
        if (!body) throw new Error('no progress');
        for await (const text of createInterface({ input: Readable.fromWeb(body) })) {
          const line = pullLine.parse(JSON.parse(text));
          if ('error' in line) throw engineError(line.error.code, line.error);
          if ('layer' in line) onProgress?.(line);
        }
      }),

    create: (spec, options) =>
      call(options, ({ signal }) => ask(createdAnswer, { method: 'POST', path: 'containers', json: spec, signal })),

    start: (id, options) => order(id, 'start', options),
    // A sandbox server ends at once, so there is no grace to wait for.
    stop: (id, options) => order(id, 'stop', options),
    restart: (id, options) => order(id, 'restart', options),

    remove: (id, options) =>
      call(options, async ({ signal }) => {
        await send({ method: 'DELETE', path: containerPath(id), signal });
      }),

    stats: (id, options) =>
      call(options, ({ signal }) => ask(statsAnswer, { path: containerPath(id, 'stats'), signal })),

    logs: (id, lines, options) =>
      call(options, ({ signal }) =>
        ask(logsAnswer, { path: containerPath(id, 'logs'), query: [['lines', String(lines)]], signal }),
      ),

    readArchive: (id, path, options) =>
      call(options, async ({ signal }) => {
        const { body } = await send({ path: containerPath(id, 'archive'), query: [['path', path]], signal });
        if (!body) throw new EngineError('unknown', 'The sandbox sent no archive.');
        return outliving(Readable.fromWeb(body), { signal: options?.signal, explain });
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
