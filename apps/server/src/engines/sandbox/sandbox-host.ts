import { callEngine } from '../call.ts';
import type { EngineAddress, NodeHost } from '../port.ts';
import { createControl, explain } from './control.ts';
import { performedAnswer, reportAnswer } from './wire.ts';

/** The machine that a node of the sandbox pretends to be. */
export function createSandboxHost(
  { url, node }: Extract<EngineAddress, { kind: 'sandbox' }>,
  timeoutMs: number,
): NodeHost {
  const { ask } = createControl(url, node);
  return {
    perform: (task, options) =>
      callEngine(
        { timeoutMs: options?.timeoutMs ?? timeoutMs, signal: options?.signal, explain },
        async ({ signal }) => {
          const { output } = await ask(performedAnswer, { method: 'POST', path: `host/${task}`, signal });
          return output;
        },
      ),
    report: (options) =>
      callEngine({ timeoutMs: options?.timeoutMs ?? timeoutMs, signal: options?.signal, explain }, ({ signal }) =>
        ask(reportAnswer, { path: 'host', signal }),
      ),
  };
}
