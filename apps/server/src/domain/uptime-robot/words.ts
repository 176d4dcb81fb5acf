import type { RobotError, RobotFailure } from './port.ts';

const failures: Record<RobotFailure, string> = {
  unreachable: 'UptimeRobot cannot be reached',
  timeout: 'UptimeRobot did not answer in time',
  unauthorized: 'UptimeRobot does not accept the key',
  missing: 'UptimeRobot does not know it any more',
  'too-many': 'UptimeRobot takes no more calls of this account at the moment',
  refused: 'UptimeRobot refuses this',
  broken: 'UptimeRobot failed',
  changed: 'This is not the answer of UptimeRobot',
};

/** Returns why a call failed, with UptimeRobot’s own words if it gave any; without a full stop, as for a field. */
export const reasonWords = ({ code, said }: RobotError): string =>
  said ? `${failures[code]}: ${said.slice(0, 300).replace(/[.]$/, '')}` : failures[code];

/** Like `reasonWords`, as a sentence. */
export const failureWords = (error: RobotError): string => `${reasonWords(error)}.`;

export const noAccountWords = 'There is no account at UptimeRobot yet: enter its key first.';
export const forgottenWords = 'The key of UptimeRobot was removed meanwhile.';

/** Returns the outcome of adding nodes. */
export function summaryWords({ total, adopted, refused }: { total: number; adopted: number; refused: number }): string {
  const added = total - adopted - refused;
  const parts = [
    `${added} added`,
    ...(adopted > 0 ? [`${adopted} there already`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ];
  return `Of ${total === 1 ? 'one node' : `${total} nodes`}: ${parts.join(', ')}.`;
}

/** Returns the outcome of a run that was cancelled. */
export const cancelledWords = (done: number): string =>
  `Somebody cancelled this after ${done === 1 ? 'one node' : `${done} nodes`}.`;
