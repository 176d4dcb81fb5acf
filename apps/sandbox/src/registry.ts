import { createHash } from 'node:crypto';
import { z } from 'zod';
import { findImage, imageName } from './images.ts';
import { readJson, writeJson } from './record.ts';
import { Refusal } from './refusal.ts';

/** The build behind a tag at some time. */
export interface Build {
  id: string;
  createdAt: string;
}

const firstBuiltAt = '2026-01-05T08:00:00.000Z';
const publishedSchema = z.record(z.string(), z.iso.datetime());

const buildOf = (name: string, createdAt: string): Build => ({
  id: `sha256:${createHash('sha256').update(`${name} ${createdAt}`).digest('hex')}`,
  createdAt,
});

/** The build behind a tag before a newer one was published. */
export const firstBuild = (reference: string): Build => buildOf(imageName(reference), firstBuiltAt);

/** The sandbox's registry: the newest build of each tag. */
export function createRegistry(file: string) {
  const published = new Map(Object.entries(publishedSchema.safeParse(readJson(file)).data ?? {}));
  return {
    /** The build that a pull of the tag downloads now. */
    newest: (reference: string): Build => {
      const name = imageName(reference);
      return buildOf(name, published.get(name) ?? firstBuiltAt);
    },
    /** Publishes a newer build of a tag. */
    publish(reference: string): void {
      const image = findImage(reference);
      if (!image) throw new Refusal('bad-request', `The sandbox’s registry has no image ${imageName(reference)}.`);
      published.set(image.name, new Date().toISOString());
      writeJson(file, Object.fromEntries(published));
    },
  };
}
export type Registry = ReturnType<typeof createRegistry>;
