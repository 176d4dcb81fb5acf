import type { RobotError, RobotFailure } from './port.ts';

const failures: Record<RobotFailure, string> = {
  unreachable: 'UptimeRobot cannot be reached',
  timeout: 'UptimeRobot did not respond in time',
  unauthorized: 'UptimeRobot does not accept the key',
  missing: 'It no longer exists at UptimeRobot',
  'too-many': 'UptimeRobot’s rate limit for this account has been reached',
  refused: 'UptimeRobot rejected the request',
  broken: 'UptimeRobot reported an error',
  changed: 'The response did not come from UptimeRobot',
};

/** Returns why a call failed, with UptimeRobot’s own words if it gave any; without a full stop, as for a field. */
export const reasonWords = ({ code, said }: RobotError): string =>
  said ? `${failures[code]}: ${said.slice(0, 300).replace(/[.]$/, '')}` : failures[code];

/** Like `reasonWords`, as a sentence. */
export const failureWords = (error: RobotError): string => `${reasonWords(error)}.`;

export const noAccountWords = 'No UptimeRobot account is connected yet: enter its key first.';
export const forgottenWords = 'The UptimeRobot key was removed in the meantime.';

/** Returns the outcome of adding nodes. */
export function summaryWords({ total, adopted, refused }: { total: number; adopted: number; refused: number }): string {
  const added = total - adopted - refused;
  const parts = [
    `${added} added`,
    ...(adopted > 0 ? [`${adopted} already there`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ];
  return `Of ${total === 1 ? 'one node' : `${total} nodes`}: ${parts.join(', ')}.`;
}

/** Returns the outcome of a run that was cancelled. */
export const cancelledWords = (done: number): string => `Canceled after ${done === 1 ? 'one node' : `${done} nodes`}.`;
