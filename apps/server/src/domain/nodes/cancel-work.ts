import { AppError } from '../../platform/app-error.ts';
import type { Processes } from '../processes/processes.ts';
import type { WorkRecord, workStates } from './work-records.ts';

type Records = Pick<ReturnType<typeof workStates>, 'requestCancel' | 'end'>;

/** Cancels work: waiting work at once, running work through its job; refuses once it is over. */
export async function cancelWork(
  { records, processes }: { records: Records; processes: Processes },
  { id, state, processId }: WorkRecord,
  overWords: string,
): Promise<void> {
  if (state === 'running') await records.requestCancel(id);
  else if (state === 'waiting') {
    const words = 'Canceled before it started.';
    await records.end(id, 'canceled', words);
    if (processId !== null) await processes.end(processId, { success: false, words });
  } else throw new AppError('conflict', overWords);
}
