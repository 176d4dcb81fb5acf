import type { LibraryKind } from '@kronos/api/contract';
import { z } from 'zod';
import {
  type Collection,
  type Library,
  type MediaCallOptions,
  type MediaServer,
  MediaServerError,
} from '../../../domain/media-servers/port.ts';
import { readAs } from '../http.ts';
import { ignoreMissing } from '../ignore-missing.ts';
import { addOnce } from '../add-once.ts';
import type { PlexConnection } from './connection.ts';

/** What Plex calls each kind, with the agent and the scanner that it must be given, and the number of its type. */
const kinds = {
  movies: { type: 'movie', agent: 'tv.plex.agents.movie', scanner: 'Plex Movie', number: 1 },
  shows: { type: 'show', agent: 'tv.plex.agents.series', scanner: 'Plex TV Series', number: 2 },
  music: { type: 'artist', agent: 'tv.plex.agents.music', scanner: 'Plex Music', number: 8 },
  photos: { type: 'photo', agent: 'com.plexapp.agents.none', scanner: 'Plex Photo Scanner', number: 13 },
} as const satisfies Partial<Record<LibraryKind, unknown>>;
const kindOf = new Map<string, keyof typeof kinds>(
  (['movies', 'shows', 'music', 'photos'] as const).map((kind) => [kinds[kind].type, kind]),
);

const sections = z.object({
  MediaContainer: z.object({
    Directory: z
      .array(
        z.object({
          key: z.string(),
          title: z.string(),
          type: z.string(),
          refreshing: z.boolean().default(false),
          Location: z.array(z.object({ path: z.string() })).default([]),
        }),
      )
      .default([]),
  }),
});
const items = z.object({
  MediaContainer: z.object({
    Metadata: z
      .array(z.object({ ratingKey: z.string(), title: z.string(), childCount: z.coerce.number().optional() }))
      .default([]),
  }),
});

/** Libraries (Plex: sections), their scans, titles and collections. */
export function plexLibraries({ server, info }: PlexConnection) {
  const section = (id: string, rest = '') => `/library/sections/${encodeURIComponent(id)}${rest}`;

  const libraries = async ({ signal }: MediaCallOptions = {}): Promise<Library[]> =>
    listOf(await server.ask(sections, { path: '/library/sections', signal }));

  return {
    libraries,
    addLibrary(library, options = {}) {
      const { name, kind, paths, language = 'en' } = library;
      if (kind === 'mixed') return Promise.resolve({ outcome: 'impossible', reason: 'one-kind-each' });
      return addOnce(library, libraries, options, async () => {
        const { type, agent, scanner } = kinds[kind];
        const { status, body } = await server.send({
          verb: 'POST',
          path: '/library/sections',
          query: { name, type, agent, scanner, language, location: paths },
          accepts: [400],
          signal: options.signal,
        });
        return status === 400 ? undefined : listOf(readAs(sections, body, 'The new library'))[0];
      });
    },
    async removeLibrary(id, { signal } = {}) {
      await ignoreMissing(server.send({ verb: 'DELETE', path: section(id), isNamed: true, signal }));
    },
    async scan(id = 'all', { signal } = {}) {
      await server.send({ path: section(id, '/refresh'), isNamed: true, acts: true, signal });
    },
    async stopScan(id = 'all', { signal } = {}) {
      await server.send({ verb: 'DELETE', path: section(id, '/refresh'), isNamed: true, signal });
      return { outcome: 'done', value: null };
    },
    async titles(id, { signal } = {}) {
      const query = { 'X-Plex-Container-Start': 0, 'X-Plex-Container-Size': 1_000 };
      const { MediaContainer } = await server.ask(items, { path: section(id, '/all'), query, isNamed: true, signal });
      return MediaContainer.Metadata.map(({ ratingKey, title }) => ({ id: ratingKey, title }));
    },
    async collections(id, { signal } = {}) {
      return collectionsOf(await server.ask(items, { path: section(id, '/collections'), isNamed: true, signal }));
    },
    async addCollection({ libraryId, title, titleIds }, options = {}) {
      const library = (await libraries(options)).find(({ id }) => id === libraryId);
      if (!library || library.kind === 'mixed')
        throw new MediaServerError('missing', `There is no library ${libraryId}.`);
      const { machineId } = await info(options);
      const added = await server.ask(items, {
        verb: 'POST',
        path: '/library/collections',
        query: {
          type: kinds[library.kind].number,
          title,
          smart: 0,
          sectionId: libraryId,
          uri: `server://${machineId}/com.plexapp.plugins.library/library/metadata/${titleIds.join(',')}`,
        },
        signal: options.signal,
      });
      const [collection] = collectionsOf(added);
      if (!collection) throw new MediaServerError('changed', 'Plex did not return the new collection.');
      return collection;
    },
    async removeCollection(id, { signal } = {}) {
      const path = `/library/collections/${encodeURIComponent(id)}`;
      await ignoreMissing(server.send({ verb: 'DELETE', path, isNamed: true, signal }));
    },
  } satisfies Partial<MediaServer>;
}

const listOf = ({ MediaContainer }: z.infer<typeof sections>): Library[] =>
  MediaContainer.Directory.map(({ key, title, type, refreshing, Location }) => ({
    id: key,
    name: title,
    kind: kindOf.get(type) ?? 'mixed',
    paths: Location.map(({ path }) => path),
    isScanning: refreshing,
  }));

const collectionsOf = ({ MediaContainer }: z.infer<typeof items>): Collection[] =>
  MediaContainer.Metadata.map(({ ratingKey, title, childCount }) => ({
    id: ratingKey,
    title,
    size: childCount ?? null,
  }));
