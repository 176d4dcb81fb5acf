import type {
  Collection,
  CollectionRule,
  CollectionSort,
  Library,
  MediaAccess as Access,
  MediaTitle,
  RuleField,
} from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { Caller, Target } from './access.ts';
import { arrange } from './arrange-collection.ts';
import { editorOf, withEditor } from './collection-editor.ts';
import type { CollectedTitle, CollectionEditor, EditableCollection } from './collections-port.ts';
import type { MediaCalls } from './libraries.ts';

type Titles = { kind: 'titles'; titles: readonly string[]; sort: CollectionSort };
export type CollectionContent = Titles | { kind: 'rule'; rule: CollectionRule };
export type CollectionChange =
  | { kind: 'fields' }
  | { kind: 'rule'; rule: CollectionRule }
  | (Titles & { known: readonly string[] });

/** How many values of a rule are listed at once. */
const mostValues = 200;

export type Collections = ReturnType<typeof createCollections>;

/** The collections of a Plex server. */
export function createCollections(deps: { db: Database; doing: MediaCalls; audit: Audit }) {
  const { db, doing, audit } = deps;

  const note = ({ server }: Target, change: { before?: Record<string, unknown>; after?: Record<string, unknown> }) =>
    db.transaction(() => audit.write({ target: { kind: 'server', id: server.id, name: server.name }, ...change }));

  const requireFreeName = async (editor: CollectionEditor, libraryId: string, title: string, own?: string) => {
    const taken = (await editor.list(libraryId)).some((one) => one.title === title && one.id !== own);
    if (!taken) return;
    const words = `The library already has a collection called ${title}.`;
    throw new AppError('conflict', words, { reason: 'collection-name-taken' });
  };

  return {
    /** Lists the collections of all libraries, with one request for each library. */
    async list(
      target: Target,
      caller: Caller,
    ): Promise<{ access: Access; data: Collection[]; libraries: Pick<Library, 'id' | 'name' | 'kind'>[] }> {
      const found = await doing.read(target, caller, async (media) => {
        const editor = editorOf(media);
        const libraries = (await media.libraries()).filter(({ kind }) => kind !== 'mixed');
        const data: Collection[] = [];
        for (const { id } of libraries) data.push(...(await editor.list(id)).map(present));
        return { data, libraries: libraries.map(({ id, name, kind }) => ({ id, name, kind })) };
      });
      return found.access === 'ready'
        ? { access: 'ready', ...found.value }
        : { access: found.access, data: [], libraries: [] };
    },
    one: (target: Target, caller: Caller, id: string) =>
      withEditor(doing, target, caller, async (editor) => {
        const { rule, ...collection } = await editor.one(id);
        return { collection: present(collection), rule, data: (await editor.titles(id)).map(presentTitle) };
      }),
    titles: (target: Target, caller: Caller, libraryId: string, search: string) =>
      withEditor(doing, target, caller, async (editor) => ({
        data: (await editor.search(libraryId, search)).map(presentTitle),
      })),
    ruleValues: (target: Target, caller: Caller, wanted: { libraryId: string; field: RuleField; search: string }) =>
      withEditor(doing, target, caller, async (editor) => {
        const search = wanted.search.toLowerCase();
        const values = await editor.ruleValues(wanted.libraryId, wanted.field);
        return { data: values.filter((value) => value.toLowerCase().includes(search)).slice(0, mostValues) };
      }),

    async create(
      target: Target,
      caller: Caller,
      { libraryId, title, ...content }: { libraryId: string; title: string } & CollectionContent,
    ): Promise<Collection> {
      const added = await withEditor(doing, target, caller, async (editor) => {
        await requireFreeName(editor, libraryId, title);
        const filling =
          content.kind === 'titles' ? { titleIds: content.titles, sort: content.sort } : { rule: content.rule };
        const answer = await editor.add({ libraryId, title, content: filling });
        if (answer.outcome !== 'done') throw unknownValue();
        return answer.value;
      });
      await note(target, { after: { collection: title } });
      return present(added);
    },
    async update(
      target: Target,
      caller: Caller,
      id: string,
      { title, ...change }: { title: string } & CollectionChange,
    ) {
      const before = await withEditor(doing, target, caller, async (editor) => {
        const found = await editor.one(id);
        if (title !== found.title) await requireFreeName(editor, found.libraryId, title, id);
        if (change.kind === 'rule' && (await editor.setRule(found, change.rule)).outcome !== 'done')
          throw unknownValue();
        if (change.kind === 'titles') await arrange(editor, found, change);
        if (title !== found.title) await editor.rename(id, found.libraryId, title);
        return found;
      });
      await note(target, { before: { collection: before.title }, after: { collection: title } });
    },
    async remove(target: Target, caller: Caller, id: string) {
      const title = await withEditor(doing, target, caller, async (editor, media) => {
        const found = await editor.one(id);
        await media.removeCollection(id);
        return found.title;
      });
      await note(target, { before: { collection: title } });
    },
  };
}

function unknownValue(): AppError {
  const words = 'The library does not have this genre or actor.';
  return new AppError('conflict', words, { reason: 'rule-unknown-value' });
}

export const present = ({ id, libraryId, title, size, sort, isSmart }: EditableCollection): Collection => ({
  id,
  library_id: libraryId,
  title,
  size,
  sort,
  is_smart: isSmart,
});

const presentTitle = ({ id, title, year }: CollectedTitle): MediaTitle => ({ id, title, year });
