import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { Refusal } from './refusal.ts';

const maxFileBytes = 64 * 1024 * 1024;

/** Packs the folder's content as a tar, with names relative to it (`./…`), files and folders only. */
export function packFolder(folder: string): Readable {
  const tar = pack();
  const add = async (path: string, name: string): Promise<void> => {
    const info = await stat(path);
    if (!info.isDirectory()) {
      const content = await readFile(path);
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name, size: content.length, mtime: info.mtime }, content, (error) =>
          error ? reject(error) : resolve(),
        );
      });
      return;
    }
    tar.entry({ name: `${name}/`, type: 'directory', mtime: info.mtime });
    for (const child of (await readdir(path)).sort()) await add(join(path, child), `${name}/${child}`);
  };
  add(folder, '.').then(
    () => tar.finalize(),
    (error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  // tar-stream's pack is a stream of streamx, which Node's own consumers only accept as an async iterable.
  return Readable.from(tar);
}

/**
 * Unpacks a tar (plain or gzip) below the folder. Like a container engine, it keeps what was unpacked before a failure.
 * The first `stripComponents` folders of each name are removed, and entries without a name after that are skipped.
 */
export async function unpackInto(folder: string, archive: Readable, stripComponents = 0): Promise<void> {
  const first = await firstChunk(archive);
  const isGzip = first.chunk[0] === 0x1f && first.chunk[1] === 0x8b;
  const tar = extract();

  const read = isGzip ? pipeline(first.stream, createGunzip(), tar) : pipeline(first.stream, tar);
  // The loop below reports the failure; the pipeline's rejection with the same error must not be unhandled.
  read.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const path = inside(folder, stripped(entry.header.name, stripComponents));
      if (path === undefined) {
        entry.resume();
        continue;
      }
      if (entry.header.type === 'directory') await mkdir(path, { recursive: true });
      else if (entry.header.type === 'file') await writeEntry(path, entry.header.size ?? 0, entry);
      else
        throw new Refusal(
          'bad-archive',
          `The sandbox stores only files and folders, not ${entry.header.name} (${entry.header.type}).`,
        );
      entry.resume();
    }
    await read;
  } catch (error) {
    archive.destroy();
    throw toRefusal(error);
  }
}

async function writeEntry(path: string, size: number, content: AsyncIterable<unknown>): Promise<void> {
  if (size > maxFileBytes) throw new Refusal('disk-full', `The sandbox stores no file above ${maxFileBytes} bytes.`);
  const bytes = await buffer(content);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

const stripped = (name: string, components: number): string =>
  name
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .slice(components)
    .join('/');

function inside(folder: string, name: string): string | undefined {
  if (name === '') return undefined;
  const clean = posix.normalize(name);
  if (clean === '..' || clean.startsWith('../') || clean.includes('\0')) {
    throw new Refusal('bad-archive', `The archive contains ${name}, which is outside the folder.`);
  }
  return join(folder, clean);
}

async function firstChunk(archive: Readable): Promise<{ chunk: Buffer; stream: Readable }> {
  const iterator: AsyncIterator<Buffer> = archive[Symbol.asyncIterator]();
  const first = await iterator.next();
  const chunk = first.done ? Buffer.alloc(0) : first.value;
  async function* all() {
    yield chunk;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { chunk, stream: Readable.from(all()) };
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return new Refusal('disk-full', 'No space left on the device.', { cause: error });
  return new Refusal('bad-archive', 'The archive is truncated or is not a tar archive.', { cause: error });
}
