import type { HetznerAction } from '@kronos/api/contract';
import type { CloudAction, CloudError, CloudFailure } from './port.ts';

const failures: Record<CloudFailure, string> = {
  unreachable: 'Hetzner cannot be reached',
  timeout: 'Hetzner did not answer in time',
  unauthorized: 'Hetzner does not accept the token',
  missing: 'Hetzner does not know it any more',
  'too-many': 'Hetzner takes no more calls of this project at the moment',
  refused: 'Hetzner refuses this',
  broken: 'Hetzner failed',
  changed: 'This is not the answer of Hetzner Cloud',
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
  error ? `Hetzner could not do this: ${saidWords(error)}.` : 'Hetzner could not do this, and gives no reason.';

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
  reboot: 'Hetzner has asked its system to restart.',
  reset: 'Its power was cut, and it starts again.',
  shutdown: 'Hetzner has asked its system to shut down.',
  'power-on': 'It is switched on.',
  'power-off': 'Its power was cut.',
};

export const interruptedWords =
  'The panel ended while it asked Hetzner, so it may have happened or not. Look at the server before you try again.';
export const slowWords = 'Hetzner has been at it for a quarter of an hour. It may still get done.';
export const goneWords = 'Its project is not kept here any more.';
