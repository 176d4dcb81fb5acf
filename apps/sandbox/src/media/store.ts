import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../record.ts';
import { createSaver } from '../saver.ts';

const library = z.object({
  id: z.int(),
  name: z.string(),
  /** The kind in the terms of the product. */
  kind: z.string(),
  paths: z.array(z.string()),
  /** Whether a scan has been completed, so that the library has titles. */
  isScanned: z.boolean(),
});
export type StoredLibrary = z.infer<typeof library>;

const user = z.object({
  id: z.string(),
  name: z.string(),
  password: z.string(),
  tokens: z.array(z.string()),
  policy: z.record(z.string(), z.unknown()),
  at: z.string(),
  /** Emby: the access key of the link to an account of Emby Connect. */
  connect: z.string().optional(),
});
export type StoredUser = z.infer<typeof user>;

const collection = z.object({
  id: z.int(),
  libraryId: z.int().nullable(),
  title: z.string(),
  titleIds: z.array(z.string()),
  /** Plex: the order, by release date if missing, and the address with the filter of a smart collection. */
  sort: z.int().optional(),
  content: z.string().optional(),
});
export type StoredCollection = z.infer<typeof collection>;

const watch = z.object({
  titleId: z.string(),
  libraryId: z.int(),
  viewCount: z.int(),
  /** The position, in milliseconds. */
  viewOffset: z.int(),
});
export type StoredWatch = z.infer<typeof watch>;

const stored = z.object({
  lastId: z.int(),
  libraries: z.array(library),
  users: z.array(user),
  keys: z.array(z.object({ app: z.string(), key: z.string(), at: z.string() })),
  collections: z.array(collection),
  /** Plex: the titles that the owner has watched or begun. Folders of an older sandbox lack this list. */
  watched: z.array(watch).default([]),
});

/** The contents of a media server's data folder: libraries, users, keys, collections and the watch state. */
export function openStore(config: string) {
  const path = join(config, 'media.json');
  const state = stored.safeParse(readJson(path)).data ?? {
    lastId: 0,
    libraries: [],
    users: [],
    keys: [],
    collections: [],
    watched: [],
  };
  const saver = createSaver(path, state);
  return { state, nextId: () => (state.lastId += 1), save: saver.changed, flush: saver.flush };
}
export type MediaStore = ReturnType<typeof openStore>;
