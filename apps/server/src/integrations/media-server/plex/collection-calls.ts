import { type CollectionRule, type CollectionSort, type RuleField, ruleFields } from '@kronos/api/contract';
import type { EditableCollection } from '../../../domain/media-servers/collections-port.ts';
import { type MediaCallOptions, type MediaServer, MediaServerError } from '../../../domain/media-servers/port.ts';
import { collectionOf, collections, sortNumbers, values } from './collection-answers.ts';
import { writeFilter } from './collection-rule.ts';
import type { PlexConnection } from './connection.ts';
import { kinds, section } from './library-kinds.ts';

/** A library with the number of its type. */
export interface Within {
  libraryId: string;
  type: number;
}

export const collectionPath = (id: string, rest = '') => `/library/collections/${encodeURIComponent(id)}${rest}`;

/** Plex's paths of titles by their ids, and by a filter whose genre and actor are keys of the library. */
export const byIds = (titleIds: readonly string[]) => `/library/metadata/${titleIds.join(',')}`;
export const byFilter = ({ libraryId, type }: Within, keyed: CollectionRule, order?: string | null) =>
  section(libraryId, `/all?${writeFilter(type, keyed, order)}`);

/** The helpers shared by several calls about collections. */
export function collectionCalls({ server, info }: PlexConnection, { libraries }: Pick<MediaServer, 'libraries'>) {
  const uriOf = async (content: string, options: MediaCallOptions) =>
    `server://${(await info(options)).machineId}/com.plexapp.plugins.library${content}`;

  const valuesOf = async ({ libraryId, type }: Within, field: RuleField, { signal }: MediaCallOptions) => {
    const request = { path: section(libraryId, `/${field}`), query: { type }, isNamed: true, signal };
    return (await server.ask(values, request)).MediaContainer.Directory;
  };
  /** Exchanges the genre and actor of a rule; null when the library lacks one of them. */
  const exchange = async (
    rule: CollectionRule,
    [from, to]: ['title', 'key'] | ['key', 'title'],
    within: Within,
    options: MediaCallOptions,
  ): Promise<CollectionRule | null> => {
    const exchanged = { ...rule };
    for (const field of ruleFields) {
      if (rule[field] === null) continue;
      const found = (await valuesOf(within, field, options)).find((one) => one[from] === rule[field]);
      if (!found) return null;
      exchanged[field] = found[to];
    }
    return exchanged;
  };

  return {
    valuesOf,
    toKeys: (rule: CollectionRule, within: Within, options: MediaCallOptions) =>
      exchange(rule, ['title', 'key'], within, options),
    toNames: (keyed: CollectionRule, within: Within, options: MediaCallOptions) =>
      exchange(keyed, ['key', 'title'], within, options),
    async within(libraryId: string, options: MediaCallOptions): Promise<Within> {
      const library = (await libraries(options)).find(({ id }) => id === libraryId);
      if (!library || library.kind === 'mixed')
        throw new MediaServerError('missing', `There is no library ${libraryId}.`);
      return { libraryId, type: kinds[library.kind].number };
    },
    async list(libraryId: string, { signal }: MediaCallOptions = {}): Promise<EditableCollection[]> {
      const path = section(libraryId, '/collections');
      const { MediaContainer } = await server.ask(collections, { path, isNamed: true, signal });
      return MediaContainer.Metadata.map((one) => collectionOf(one, libraryId));
    },
    /** Returns a collection, with the filter if it is a smart one. */
    async read(id: string, { signal }: MediaCallOptions): Promise<EditableCollection & { filter: string }> {
      const { MediaContainer } = await server.ask(collections, { path: collectionPath(id), isNamed: true, signal });
      const [found] = MediaContainer.Metadata;
      if (!found?.librarySectionID) throw new MediaServerError('changed', 'Plex did not return the collection.');
      return { ...collectionOf(found, found.librarySectionID), filter: found.content ?? '' };
    },
    async create(
      { libraryId, type }: Within,
      { title, isSmart, content }: { title: string; isSmart: boolean; content: string },
      options: MediaCallOptions,
    ): Promise<EditableCollection> {
      const uri = await uriOf(content, options);
      const query = { type, title, smart: isSmart ? 1 : 0, sectionId: libraryId, uri };
      const request = { verb: 'POST', path: '/library/collections', query, signal: options.signal } as const;
      const [added] = (await server.ask(collections, request)).MediaContainer.Metadata;
      if (!added) throw new MediaServerError('changed', 'Plex did not return the new collection.');
      return { ...collectionOf(added, libraryId), isSmart };
    },
    /** Adds titles, or replaces the filter of a smart collection. */
    async fill(id: string, content: string, options: MediaCallOptions): Promise<void> {
      const query = { uri: await uriOf(content, options) };
      const path = collectionPath(id, '/items');
      await server.send({ verb: 'PUT', path, query, isNamed: true, signal: options.signal });
    },
    async sortBy(id: string, sort: CollectionSort, { signal }: MediaCallOptions = {}): Promise<void> {
      const query = { collectionSort: sortNumbers[sort] };
      const path = `/library/metadata/${encodeURIComponent(id)}/prefs`;
      await server.send({ verb: 'PUT', path, query, isNamed: true, signal });
    },
  };
}
