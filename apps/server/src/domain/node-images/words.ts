import type { PrunedImages } from '../../engines/port.ts';

/** The result of a pull, judging by the image behind the tag before and after it. */
export function pulledWords(before: string | undefined, now: string | undefined): string {
  if (before === undefined) return 'It is on the node.';
  if (before === now) return 'The node already had the newest version.';
  return 'The node now has a newer version. Servers use it once they are rebuilt.';
}

export const canceledWords = 'Canceled. The image on the node is unchanged.';

/** The result of a prune: what was removed, and the space that it freed. */
export function prunedWords(alias: string, { images, freedBytes }: PrunedImages): string {
  if (images === 0) return `Every image on ${alias} is in use.`;
  const what = images === 1 ? 'One unused image was' : `${images} unused images were`;
  return `${what} removed from ${alias}, freeing ${sizeText(freedBytes)}.`;
}

const sizeText = (bytes: number): string =>
  bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
