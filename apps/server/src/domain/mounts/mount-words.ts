import type { MountReport } from '../../engines/port.ts';
import { censor } from '../../security/secrets.ts';
import type { Finding, MountRow } from './mounts.ts';

/** The result of an order that was canceled before it began. */
export const canceledWords = 'It was canceled before it started.';

const stateWords = ({ target }: MountRow, { state }: MountReport): string =>
  ({
    mounted: `mounted at ${target}`,
    missing: `nothing is mounted at ${target}`,
    stale: `mounted at ${target}, but not responding`,
  })[state];

/** The failure of a mount that its machine refused, with the last line that the machine printed. */
export const refusedWords = (words: string): string => `The node refused to mount it: ${words.slice(0, 300)}`;

/** The result of a check or remount, in a sentence. */
export const sentence = ({ mount, report, failure }: Finding): string =>
  `${mount.name}: ${failure ?? stateWords(mount, report)}`.replace(/\.?$/, '.');

/** Returns the output of a machine with the lines and values of a secret redacted. */
export function withoutSecret(output: string, secret: string | null): string {
  const parts = (secret ?? '')
    .split('\n')
    .flatMap((line) => [line.trim(), line.slice(line.indexOf('=') + 1).trim()])
    .filter((part) => part.length > 3)
    .toSorted((a, b) => b.length - a.length);
  return parts.reduce((text, part) => text.replaceAll(part, censor), output);
}
