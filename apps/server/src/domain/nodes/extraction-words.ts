import type { EngineError } from '../../engines/port.ts';
import { failureWords } from '../servers/failure-words.ts';

interface Extraction {
  archive: string;
  target: string;
  keepArchive: boolean;
}

const leftWords = (target: string) => `Anything unpacked by then is in ${target}.`;

export const doneWords = ({ archive, target, keepArchive }: Extraction): string =>
  `${archive} has been unpacked into ${target}${keepArchive ? '' : ' and then removed'}.`;
export const canceledWords = ({ target }: Extraction): string => `Canceled. ${leftWords(target)}`;
export const interruptedWords = ({ target }: Extraction): string =>
  `The panel stopped while it was in progress. ${leftWords(target)} Extract it again if you still need it.`;

/** Why an archive was not extracted, for an admin. */
export function extractionWords(error: EngineError, { archive, target }: Extraction, alias: string): string {
  switch (error.code) {
    case 'archive-missing':
      return `There is no archive ${archive} on the node ${alias}.`;
    case 'bad-archive':
      return `${archive} is damaged or has files with paths outside the folder. ${leftWords(target)}`;
    case 'bad-mount':
      return `The folder ${target} cannot be created or written to on the node ${alias}.`;
    case 'disk-full':
      return `The disk of the node ${alias} is full. ${leftWords(target)}`;
    case 'command-failed':
      return `The node ${alias} cannot unpack this archive. Its process has the details.`;
    default:
      return failureWords(error, { alias, image: '', port: 0 });
  }
}
