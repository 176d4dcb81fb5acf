import { z } from 'zod';
import type { Library, MediaCallOptions, MediaServer } from '../../../domain/media-servers/port.ts';
import { readAs } from '../http.ts';
import { ignoreMissing } from '../ignore-missing.ts';
import { addOnce } from '../add-once.ts';
import type { PlexConnection } from './connection.ts';
import { kindOf, kinds, section } from './library-kinds.ts';
import { page } from './pages.ts';

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
    Metadata: z.array(z.object({ ratingKey: z.string(), title: z.string() })).default([]),
  }),
});

/** Libraries (Plex: sections), their scans and titles. */
export function plexLibraries({ server }: PlexConnection) {
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
    async scan(id = 'all', { folder, signal } = {}) {
      const query = { path: folder };
      await server.send({ path: section(id, '/refresh'), query, isNamed: true, acts: true, signal });
    },
    async stopScan(id = 'all', { signal } = {}) {
      await server.send({ verb: 'DELETE', path: section(id, '/refresh'), isNamed: true, signal });
      return { outcome: 'done', value: null };
    },
    async titles(id, { signal } = {}) {
      const request = { path: section(id, '/all'), query: page(0), isNamed: true, signal };
      const { MediaContainer } = await server.ask(items, request);
      return MediaContainer.Metadata.map(({ ratingKey, title }) => ({ id: ratingKey, title }));
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
