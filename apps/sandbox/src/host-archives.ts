import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { z } from 'zod';
import { unpackInto } from './archive.ts';
import { readJson, writeJson } from './record.ts';
import { Refusal } from './refusal.ts';

/** How many times the progress of an extraction is reported. */
const steps = 10;

export interface ExtractStep {
  bytes: number;
  total: number;
}

export interface ExtractOrder {
  archive: string;
  /** The target folder on this disk. */
  folder: string;
  stripComponents: number;
  keepArchive: boolean;
}

/** The data of a Plex server as an archive, with incompressible data for pictures. */
async function packLibrary(): Promise<Buffer> {
  const tar = pack();
  const root = 'Plex Media Server';
  tar.entry({ name: `${root}/Metadata/Movies/Titles.xml` }, '<MediaContainer size="6"/>');
  for (let number = 1; number <= 6; number += 1)
    tar.entry({ name: `${root}/Metadata/Movies/poster-${number}.jpg` }, randomBytes(192 * 1024));
  tar.finalize();
  return gzipSync(await buffer(tar));
}
let library: Promise<Buffer> | undefined;

/** The archives that each machine has at first. */
const firstArchives: Readonly<Record<string, () => Promise<Buffer>>> = {
  '/srv/in/plex.tar.gz': () => (library ??= packLibrary()),
  '/srv/in/damaged.tar.gz': async () => (await (library ??= packLibrary())).subarray(0, 500_000),
};

const removedSchema = z.array(z.string());

/** The archives of a machine; removed ones are listed in a file. */
export function createHostArchives(removedFile: string, unpackMs: number) {
  const removed = new Set(removedSchema.safeParse(readJson(removedFile)).data ?? []);

  return {
    /** Opens an archive or refuses; the result unpacks it, and stops once its steps are no longer read. */
    async open({ archive, folder, stripComponents, keepArchive }: ExtractOrder) {
      const read = removed.has(archive) ? undefined : firstArchives[archive];
      if (!read) throw new Refusal('archive-missing', `The archive ${archive} does not exist.`);
      const content = await read();
      const total = content.length;
      const piece = Math.ceil(total / steps);
      const stepMs = unpackMs / steps;

      async function* unpack(): AsyncGenerator<ExtractStep> {
        let bytes = 0;
        const over = new AbortController();
        async function* pieces() {
          while (bytes < total && !over.signal.aborted) {
            await sleep(stepMs);
            const from = bytes;
            bytes = Math.min(total, from + piece);
            yield content.subarray(from, bytes);
          }
        }
        mkdirSync(folder, { recursive: true });
        const unpacking = unpackInto(folder, Readable.from(pieces()), stripComponents);
        const end = () => over.abort();
        const ending = unpacking.then(end, end);
        try {
          while (!over.signal.aborted) {
            yield { bytes, total };
            await Promise.race([ending, sleep(stepMs)]);
          }
          await unpacking;
          yield { bytes: total, total };
        } finally {
          end();
        }
        if (keepArchive) return;
        removed.add(archive);
        writeJson(removedFile, [...removed]);
      }
      return unpack();
    },
  };
}
