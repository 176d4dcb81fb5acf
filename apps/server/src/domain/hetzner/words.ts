import type { HetznerAction } from '@kronos/api/contract';
import type { CloudAction, CloudError, CloudFailure } from './port.ts';

const failures: Record<CloudFailure, string> = {
  unreachable: 'Hetzner cannot be reached',
  timeout: 'Hetzner did not respond in time',
  unauthorized: 'Hetzner does not accept the token',
  missing: 'It no longer exists at Hetzner',
  'too-many': 'Hetzner’s rate limit for this project has been reached',
  refused: 'Hetzner rejected the request',
  broken: 'Hetzner reported an error',
  changed: 'The response did not come from Hetzner Cloud',
};

/** Hetzner’s own message with its code, which its support asks for. */
const saidWords = ({ code, message }: { code: string; message: string }) => `${message.slice(0, 300)} (${code})`;

/** Why a call to Hetzner failed, with Hetzner’s own message if it gave one; without a full stop, as for a field. */
export const reasonWords = ({ code, said }: CloudError): string =>
  said ? `${failures[code]}: ${saidWords(said)}` : failures[code];

/** The same as a sentence. */
export const failureWords = (error: CloudError): string => `${reasonWords(error)}.`;

/** Why an action failed after it had begun. */
export const actionFailureWords = ({ error }: CloudAction): string =>
  error
    ? `Hetzner could not complete the action: ${saidWords(error)}.`
    : 'Hetzner could not complete the action and gave no reason.';

/** The command of the process that carries out an action. */
export const commandOf = (action: HetznerAction, name: string): string => `${commands[action]} cloud server ${name}`;

const commands: Record<HetznerAction, string> = {
  reboot: 'Reboot',
  reset: 'Reset',
  shutdown: 'Shut down',
  'power-on': 'Power on',
  'power-off': 'Power off',
};

/** The outcome of each action. */
export const doneWords: Record<HetznerAction, string> = {
  reboot: 'Hetzner has told the operating system to restart.',
  reset: 'Its power was cut, and it is starting again.',
  shutdown: 'Hetzner has told the operating system to shut down.',
  'power-on': 'It has been powered on.',
  'power-off': 'Its power was cut.',
};

export const interruptedWords =
  'The panel stopped during the call to Hetzner, so the action may have started. Check the server before you retry.';
export const slowWords = 'The action has been running for 15 minutes. It may still complete.';
export const goneWords = 'Its project has been removed from the panel.';
