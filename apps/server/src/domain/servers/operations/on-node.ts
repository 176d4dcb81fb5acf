import { EngineError } from '../../../engines/port.ts';
import { awayWords, backWords, noMachineWords, restartMachine } from '../../nodes/machine.ts';
import { type Operation, OperationFailed, type OperationRun } from './operation.ts';

const hostOf = ({ host, node }: OperationRun) => {
  if (!host) throw new OperationFailed(noMachineWords(node.alias));
  return host;
};

/** Restarts the machine of the server's node, with everything else on it. */
export const nodeRestart: Operation = {
  verb: 'Restart the node of',
  doing: 'waiting for its node',
  status: null,
  async carryOut(run) {
    const { alias } = run.node;
    const { memory, remember, engine, signal } = run;
    const log = (line: string) => run.log(line);
    const isBack = await restartMachine({ alias, host: hostOf(run), engine, signal, log, memory, remember });
    if (!isBack) throw new OperationFailed(awayWords(alias));
    return { words: backWords(alias), change: {} };
  },
};

/** Deploys the side services of the server's node again. */
export const deployEss: Operation = {
  verb: 'Deploy the side services of',
  doing: 'having its side services deployed',
  status: null,
  async carryOut(run) {
    run.log(`Deploying the side services on the node ${run.node.alias}.`);
    await perform(run, 'deploy-ess');
    return { words: 'The side services have been deployed', change: {} };
  },
};

/** Mounts the storage of the server's node again. */
export const remount: Operation = {
  verb: 'Remount the storage of',
  doing: 'having its storage remounted',
  status: null,
  async carryOut(run) {
    run.log(`Remounting the storage on the node ${run.node.alias}.`);
    await perform(run, 'remount');
    return { words: 'The storage has been remounted', change: {} };
  },
};

/** Runs a task and logs its output, line by line. */
async function perform(run: OperationRun, task: 'deploy-ess' | 'remount'): Promise<void> {
  const say = (output: string) => {
    for (const line of output.split('\n')) if (line.trim() !== '') run.log(line.trimEnd());
  };
  try {
    say(await hostOf(run).perform(task, { signal: run.signal, timeoutMs: longMs }));
  } catch (error) {
    if (error instanceof EngineError && error.code === 'command-failed' && error.cause instanceof Error)
      say(error.cause.message);
    throw error;
  }
}

/** Images may have to be pulled. */
const longMs = 10 * 60_000;
