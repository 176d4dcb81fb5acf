import type { CollectionEditor, NewCollection } from '../../../domain/media-servers/collections-port.ts';
import type { MediaCallOptions, MediaServer } from '../../../domain/media-servers/port.ts';
import { ignoreMissing } from '../ignore-missing.ts';
import { titles, titlesOf } from './collection-answers.ts';
import { byFilter, byIds, collectionCalls, collectionPath, type Within } from './collection-calls.ts';
import { orderOf, readFilter } from './collection-rule.ts';
import type { PlexConnection } from './connection.ts';
import { section } from './library-kinds.ts';
import { page, pages } from './pages.ts';

const searchSize = 50;

/** The collections of libraries, and the calls that edit them in place. */
export function plexCollections(plex: PlexConnection, libraries: Pick<MediaServer, 'libraries'>) {
  const { server } = plex;
  const calls = collectionCalls(plex, libraries);
  const item = (id: string, titleId: string, rest = '') =>
    collectionPath(id, `/items/${encodeURIComponent(titleId)}${rest}`);
  /** Returns null for a rule with a value that the library lacks: Plex would find titles without that condition. */
  const fillingOf = async (
    content: NewCollection['content'],
    within: Within,
    { order, ...options }: MediaCallOptions & { order?: string | null },
  ) => {
    if ('titleIds' in content) return byIds(content.titleIds);
    const keyed = await calls.toKeys(content.rule, within, options);
    return keyed && byFilter(within, keyed, order);
  };

  const collectionEditor: CollectionEditor = {
    list: calls.list,
    async one(id, options = {}) {
      const { filter, ...found } = await calls.read(id, options);
      if (!found.isSmart) return { ...found, rule: null };
      const within = await calls.within(found.libraryId, options);
      const keyed = readFilter(filter, within.type);
      return { ...found, rule: keyed && (await calls.toNames(keyed, within, options)) };
    },
    async titles(id, { signal } = {}) {
      const request = { path: collectionPath(id, '/children'), query: page(0), isNamed: true, signal };
      return titlesOf(await server.ask(titles, request));
    },
    async search(libraryId, text, options = {}) {
      const { type } = await calls.within(libraryId, options);
      const query = { type, title: text || undefined, ...page(0, searchSize) };
      const request = { path: section(libraryId, '/all'), query, isNamed: true, signal: options.signal };
      return titlesOf(await server.ask(titles, request));
    },
    async *all(libraryId, options = {}) {
      const { type } = await calls.within(libraryId, options);
      const request = { path: section(libraryId, '/all'), query: { type }, isNamed: true, signal: options.signal };
      for await (const answer of pages(server, titles, request)) yield titlesOf(answer);
    },
    async ruleValues(libraryId, field, options = {}) {
      const values = await calls.valuesOf(await calls.within(libraryId, options), field, options);
      // Two actors may share a name.
      return [...new Set(values.map(({ title }) => title))];
    },
    async add({ libraryId, title, content }, options = {}) {
      const within = await calls.within(libraryId, options);
      const filling = await fillingOf(content, within, options);
      if (filling === null) return { outcome: 'refused', reason: 'unknown-value' };
      const added = await calls.create(within, { title, isSmart: 'rule' in content, content: filling }, options);
      if ('rule' in content) return { outcome: 'done', value: { ...added, sort: null } };
      const { sort } = content;
      if (sort !== 'release') await calls.sortBy(added.id, sort, options);
      return { outcome: 'done', value: { ...added, sort } };
    },
    async rename(id, libraryId, title, { signal } = {}) {
      // Without the lock, the next metadata refresh would undo it.
      const query = { type: 18, id, 'title.value': title, 'title.locked': 1 };
      await server.send({ verb: 'PUT', path: section(libraryId, '/all'), query, isNamed: true, signal });
    },
    sortBy: calls.sortBy,
    addTitles: (id, titleIds, options = {}) => calls.fill(id, byIds(titleIds), options),
    async removeTitle(id, titleId, options = {}) {
      const request = { verb: 'DELETE', path: item(id, titleId), isNamed: true, signal: options.signal } as const;
      // The collection itself may be what is missing.
      if (!(await ignoreMissing(server.send(request)))) await calls.read(id, options);
    },
    async moveTitle(id, titleId, after, { signal } = {}) {
      const query = { after: after ?? undefined };
      await server.send({ verb: 'PUT', path: item(id, titleId, '/move'), query, isNamed: true, signal });
    },
    async setRule({ id, libraryId }, rule, options = {}) {
      const within = await calls.within(libraryId, options);
      // The sort order of a smart collection is part of its filter.
      const order = orderOf((await calls.read(id, options)).filter);
      const filling = await fillingOf({ rule }, within, { ...options, order });
      if (filling === null) return { outcome: 'refused', reason: 'unknown-value' };
      await calls.fill(id, filling, options);
      return { outcome: 'done', value: null };
    },
  };

  return {
    async collections(libraryId, options) {
      return (await calls.list(libraryId, options)).map(({ id, title, size }) => ({ id, title, size }));
    },
    async addCollection({ libraryId, title, titleIds }, options = {}) {
      const within = await calls.within(libraryId, options);
      const { id, size } = await calls.create(within, { title, isSmart: false, content: byIds(titleIds) }, options);
      return { id, title, size };
    },
    async removeCollection(id, { signal } = {}) {
      await ignoreMissing(server.send({ verb: 'DELETE', path: collectionPath(id), isNamed: true, signal }));
    },
    collectionEditor,
  } satisfies Partial<MediaServer>;
}
