import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { callEngine, linesOf } from '../call.ts';
import { engineError } from '../failures.ts';
import { type CallOptions, type EngineAddress, longestScriptMs, type NodeHost } from '../port.ts';
import { createControl, explain } from './control.ts';
import { extractLine, folderAnswer, mountAnswer, performedAnswer, reportAnswer, scriptAnswer } from './wire.ts';

/** How long an extraction may make no progress. */
const silenceMs = 120_000;

/** The simulated host of a sandbox node. */
export function createSandboxHost(
  { url, node }: Extract<EngineAddress, { kind: 'sandbox' }>,
  timeoutMs: number,
): NodeHost {
  const { ask, send } = createControl(url, node);
  const call = <T>(options: CallOptions | undefined, work: (signal: AbortSignal) => Promise<T>) =>
    callEngine({ timeoutMs: options?.timeoutMs ?? timeoutMs, signal: options?.signal, explain }, ({ signal }) =>
      work(signal),
    );

  return {
    perform: (task, options) =>
      call(options, async (signal) => {
        const { output } = await ask(performedAnswer, { method: 'POST', path: `host/${task}`, signal });
        return output;
      }),
    report: (options) => call(options, (signal) => ask(reportAnswer, { path: 'host', signal })),
    checkMount: (target, options) =>
      call(options, (signal) => ask(mountAnswer, { path: 'host/mounts', query: [['target', target]], signal })),
    mount: ({ source, target }, options) =>
      call(options, async (signal) => {
        const json = { source, target };
        const { output } = await ask(performedAnswer, { method: 'POST', path: 'host/mounts', json, signal });
        return output;
      }),
    checkFolder: (path, options) =>
      call(options, (signal) => ask(folderAnswer, { path: 'host/folders', query: [['path', path]], signal })),
    makeFolder: (path, options) =>
      call(options, async (signal) => {
        await send({ method: 'POST', path: 'host/folders', json: { path }, signal });
      }),
    removeFolder: (path, options) =>
      call(options, async (signal) => {
        await send({ method: 'DELETE', path: 'host/folders', query: [['path', path]], signal });
      }),
    runScript: ({ source, variables, asRoot }, onLine, options) =>
      call({ timeoutMs: longestScriptMs, ...options }, async (signal) => {
        const json = { source, variables, asRoot };
        const { body } = await send({ method: 'POST', path: 'host/script', json, signal });
        if (body) {
          for await (const text of linesOf(Readable.fromWeb(body))) {
            const answer = scriptAnswer.parse(JSON.parse(text));
            if ('exitCode' in answer) return answer.exitCode;
            onLine(answer.line);
          }
        }
        throw engineError('unreachable');
      }),
    extract: (spec, onProgress, options) =>
      callEngine({ timeoutMs: options?.timeoutMs ?? timeoutMs, signal: options?.signal, explain }, async (deadline) => {
        const { body } = await send({ method: 'POST', path: 'host/extract', json: spec, signal: deadline.signal });
        if (!body) throw new Error('no progress');
        for await (const text of createInterface({ input: Readable.fromWeb(body) })) {
          deadline.touch(silenceMs);
          const line = extractLine.parse(JSON.parse(text));
          if ('error' in line) throw engineError(line.error.code, new Error(line.error.message));
          if ('bytes' in line) onProgress?.(line);
        }
      }),
  };
}
