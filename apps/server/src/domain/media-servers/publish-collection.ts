import type { PublishOutcome } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { Audit } from '../audit/audit.ts';
import type { Database } from '../../db/database.ts';
import type { ServerView, Viewer } from '../servers/server-views.ts';
import type { Servers } from '../servers/servers.ts';
import type { Caller, Target } from './access.ts';
import { arrange } from './arrange-collection.ts';
import { editorOf, withEditor } from './collection-editor.ts';
import type { CollectedTitle, CollectionDetail, CollectionEditor } from './collections-port.ts';
import type { MediaCalls } from './libraries.ts';
import type { Library, MediaServer } from './port.ts';
import { matchTitles, nameOfTitle } from './match-titles.ts';
import { serversAtOnce } from './share-reading.ts';

interface Source extends CollectionDetail {
  titles: CollectedTitle[];
  library: Pick<Library, 'name' | 'kind'>;
}
interface Published {
  outcome: PublishOutcome;
  message: string | null;
  missing: string[];
}

export type CollectionPublisher = ReturnType<typeof createCollectionPublisher>;

/** Copies collections of one Plex server to others. */
export function createCollectionPublisher(deps: {
  db: Database;
  servers: Pick<Servers, 'findVisible'>;
  doing: MediaCalls;
  audit: Audit;
}) {
  const { db, servers, doing, audit } = deps;

  /** Returns the servers; refuses all of them if the viewer may not change one. */
  const findAll = async (viewer: Viewer, ids: readonly number[]): Promise<ServerView[]> => {
    const views: ServerView[] = [];
    for (const id of new Set(ids)) {
      const view = await servers.findVisible(id, viewer);
      if (!view?.rights.includes('power')) throw notFound('server');
      views.push(view);
    }
    return views;
  };

  const publishTo = (view: ServerView, caller: Caller, source: Source): Promise<Published> =>
    // Each server is a change of its own, with its audit row as soon as it is done, whatever happens on the others.
    audit.part(async () => {
      const { server } = view;
      const published = await doing.change(view, caller, (media) => put(media, source));
      await db.transaction(() =>
        audit.write({
          target: { kind: 'server', id: server.id, name: server.name },
          after: { collection: source.title, outcome: published.outcome },
        }),
      );
      return published;
    });

  return {
    /** Returns a result for each server; a failure on one does not stop the others. */
    async publish(target: Target, caller: Caller, viewer: Viewer, wanted: { id: string; servers: readonly number[] }) {
      const others = await findAll(
        viewer,
        wanted.servers.filter((id) => id !== target.server.id),
      );
      const source = await withEditor(doing, target, caller, (editor, media) => read(editor, media, wanted.id));
      const results = new Map<number, Published>();
      await forEachLimited(others, serversAtOnce, async (view) => {
        // A sign-in is valid for one server; on the others the panel acts with its own keys.
        const done = publishTo(view, { userId: viewer.id }, source).catch(failed);
        results.set(view.server.id, await done);
      });
      return others.flatMap(({ server: { id } }) => {
        const result = results.get(id);
        return result ? [{ server_id: id, ...result }] : [];
      });
    },
  };
}

async function read(editor: CollectionEditor, media: MediaServer, id: string): Promise<Source> {
  const found = await editor.one(id);
  if (found.isSmart && !found.rule) {
    const words = `The rule of ${found.title} has parts that the panel does not support.`;
    throw new AppError('conflict', words, { reason: 'rule-unknown-value' });
  }
  const library = (await media.libraries()).find((one) => one.id === found.libraryId);
  if (!library)
    throw new AppError('not-found', 'The library of this collection no longer exists.', { reason: 'media-missing' });
  return { ...found, library, titles: found.isSmart ? [] : await editor.titles(id) };
}

const result = (outcome: PublishOutcome, missing: string[] = []): Published => ({ outcome, message: null, missing });

/** Creates the collection in the library of the same name and kind, or updates the one that has its title there. */
async function put(media: MediaServer, source: Source): Promise<Published> {
  const editor = editorOf(media);
  const { title, rule, isSmart } = source;
  const sort = source.sort ?? 'release';
  const isSame = ({ name, kind }: Library) => name === source.library.name && kind === source.library.kind;
  const library = (await media.libraries()).find(isSame);
  if (!library) return result('no-library');
  const old = (await editor.list(library.id)).find((one) => one.title === title);
  // Neither kind can be turned into the other, and replacing the old one might discard a user's work.
  if (old && old.isSmart !== isSmart) return result('other-kind');
  const base = { libraryId: library.id, title };

  if (rule) {
    const answer = old ? await editor.setRule(old, rule) : await editor.add({ ...base, content: { rule } });
    if (answer.outcome !== 'done') return result('nothing-there');
    return result(old ? 'updated' : 'created');
  }
  const matched = await matchTitles(editor.all(library.id), source.titles);
  const ids = matched.pairs.map(({ found }) => found.id);
  const missing = matched.missing.map(nameOfTitle);
  if (ids.length === 0) return result('nothing-there', missing);
  if (old) {
    const known = (await editor.titles(old.id)).map((one) => one.id);
    await arrange(editor, old, { titles: ids, known, sort });
  } else await editor.add({ ...base, content: { titleIds: ids, sort } });
  return result(old ? 'updated' : 'created', missing);
}

function failed(error: unknown): Published {
  if (!(error instanceof AppError) || error.code === 'invalid') throw error;
  return error.reason === 'media-no-access'
    ? result('no-access')
    : { outcome: 'failed', message: error.message, missing: [] };
}
