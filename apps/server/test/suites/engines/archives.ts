import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** Returns a tar of these files. */
export async function tarOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, content);
  tar.finalize();
  return buffer(tar);
}

/** Returns a gzipped tar of these files. */
export async function tarGzOf(files: Record<string, string>): Promise<Buffer> {
  return gzipSync(await tarOf(files));
}

/** Returns the bytes as a stream, in pieces. */
export function streamOf(bytes: Buffer): Readable {
  function* pieces() {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
  }
  return Readable.from(pieces(), { objectMode: false });
}

/** Returns the same bytes with a pause, in milliseconds, between the pieces. */
export function paced(source: Readable, ms: number): Readable {
  async function* pieces() {
    for await (const piece of source) {
      yield piece;
      // Unreferenced: a failed test does not wait for the rest.
      await new Promise((resolve) => setTimeout(resolve, ms).unref());
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}

/** Returns the files of a tar, by name without a leading `./`. */
export async function filesOf(archive: Readable): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const tar = extract();
  archive.pipe(tar);
  for await (const entry of tar) {
    const content = await buffer(entry);
    if (entry.header.type === 'file') files[entry.header.name.replace(/^\.\//, '')] = content.toString();
  }
  return files;
}
