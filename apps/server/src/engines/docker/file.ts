import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { engineError } from '../failures.ts';
import { largestFile } from '../port.ts';

/** Returns the file of a tar with exactly one file; for the same call the engine may pack a folder or a link. */
export async function onlyFile(archive: Readable): Promise<Buffer> {
  const tar = extract();
  archive.once('error', (error) => tar.destroy(error)).pipe(tar);
  try {
    for await (const entry of tar) {
      const { type, size } = entry.header;
      if (type !== 'file') throw engineError('path-missing', `It is a ${type}.`);
      if (size > largestFile) throw engineError('unknown', `It has ${size} bytes.`);
      return await buffer(entry);
    }
    throw engineError('path-missing');
  } finally {
    archive.destroy();
  }
}
