import type { ServerStatus } from '@kronos/api/contract';

/** Counts by status with a zero where there is none, and their sum. */
export function tallyByStatus(counts: readonly { status: ServerStatus; count: number }[]) {
  const of = (wanted: ServerStatus) => counts.find(({ status }) => status === wanted)?.count ?? 0;
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    by_status: {
      running: of('running'),
      stopped: of('stopped'),
      starting: of('starting'),
      stopping: of('stopping'),
      restarting: of('restarting'),
      deploying: of('deploying'),
      rebuilding: of('rebuilding'),
      resetting: of('resetting'),
      restoring: of('restoring'),
      moving: of('moving'),
      suspended: of('suspended'),
      failed: of('failed'),
      unreachable: of('unreachable'),
    } satisfies Record<ServerStatus, number>,
  };
}
