import { callEngine } from '../call.ts';
import type { CallOptions, EngineAddress, NodeHost } from '../port.ts';
import { createControl, explain } from './control.ts';
import { folderAnswer, mountAnswer, performedAnswer, reportAnswer } from './wire.ts';

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
  };
}
