import { mostComparedTitles, type WatchComparison, type WatchResult, type WatchStep } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { ServerView, Viewer } from '../servers/server-views.ts';
import type { Servers } from '../servers/servers.ts';
import type { MediaAccess } from './access.ts';
import type { Claims } from './claims.ts';
import { mediaFailureWords } from './failures.ts';
import type { MediaCalls } from './libraries.ts';
import { type Library, type MediaServer, MediaServerError } from './port.ts';
import { callerOfServers } from './share-matrix.ts';
import { planWatching } from './watch-plan.ts';
import type { WatchedTitle, WatchState } from './watch-port.ts';

/** How many titles of one media server are changed at once. */
const titlesAtOnce = 4;

export type WatchSync = ReturnType<typeof createWatchSync>;

/** Copies the watch state of one Plex server to another. */
export function createWatchSync(deps: {
  db: Database;
  servers: Pick<Servers, 'findVisible'>;
  claims: Pick<Claims, 'find'>;
  mediaAccess: MediaAccess;
  doing: MediaCalls;
  audit: Audit;
}) {
  const { db, servers, claims, mediaAccess, doing, audit } = deps;

  /** Returns a server; refuses as if there were none when the viewer may not change it. */
  const find = async (viewer: Viewer, id: number): Promise<ServerView> => {
    const view = await servers.findVisible(id, viewer);
    if (!view?.rights.includes('power')) throw notFound('server');
    return view;
  };
  const accountOf = async ({ server }: ServerView): Promise<string | null> =>
    (await claims.find(server.id))?.accountName ?? null;

  return {
    /** Reads both servers, one library after the other, and changes nothing. */
    async compare(
      viewer: Viewer,
      wanted: { source: number; target: number; isExact: boolean; token: string | undefined },
    ): Promise<WatchComparison> {
      const [source, target] = [await find(viewer, wanted.source), await find(viewer, wanted.target)];
      const callerFor = callerOfServers(mediaAccess, viewer.id, wanted.token);
      const seen = await doing.change(source, callerFor(wanted.source), readWatched);
      const libraries: WatchComparison['libraries'] = [];
      const changes: WatchComparison['changes'] = [];
      await doing.change(target, callerFor(wanted.target), async (media) => {
        const watchState = stateOf(media);
        for (const library of await media.libraries()) {
          const same = seen.find(({ name, kind }) => name === library.name && kind === library.kind);
          if (!same) continue;
          const plan = await planWatching(watchState.all(library), same.titles, wanted);
          const count = (mark: WatchStep['mark']) => plan.changes.filter((one) => one.mark === mark).length;
          libraries.push({
            name: library.name,
            watched: count('watched'),
            unwatched: count('unwatched'),
            positions: count(null),
            missing: plan.missing,
          });
          changes.push(...plan.changes.map((change) => ({ ...change, library: library.name })));
        }
      });
      return {
        source_account: await accountOf(source),
        target_account: await accountOf(target),
        libraries,
        changes: changes.slice(0, mostComparedTitles),
        total: changes.length,
      };
    },

    /** Changes titles; a failure of one does not stop the others. */
    async apply(
      viewer: Viewer,
      wanted: { target: number; changes: readonly WatchStep[]; token: string | undefined },
    ): Promise<WatchResult[]> {
      const view = await find(viewer, wanted.target);
      const caller = callerOfServers(mediaAccess, viewer.id, wanted.token)(wanted.target);
      const results = await doing.change(view, caller, (media) => changeTitles(media, view, wanted.changes));
      const { id, name } = view.server;
      await db.transaction(() =>
        audit.write({ target: { kind: 'server', id, name }, after: { watch_state: summary(wanted.changes, results) } }),
      );
      return results;
    },
  };
}

function stateOf({ type, watchState }: MediaServer): WatchState {
  if (watchState) return watchState;
  const words = `Watch states of ${serverTypeNames[type]} cannot be copied.`;
  throw new AppError('conflict', words, { reason: 'watch-state-elsewhere' });
}

/** Reads what was watched in each library that has films or episodes. */
async function readWatched(media: MediaServer): Promise<(Library & { titles: WatchedTitle[] })[]> {
  const watchState = stateOf(media);
  const libraries: (Library & { titles: WatchedTitle[] })[] = [];
  for (const library of await media.libraries()) {
    const titles: WatchedTitle[] = [];
    for await (const page of watchState.all(library)) titles.push(...page);
    if (titles.length > 0) libraries.push({ ...library, titles });
  }
  return libraries;
}

async function changeTitles(
  media: MediaServer,
  { server }: ServerView,
  changes: readonly WatchStep[],
): Promise<WatchResult[]> {
  const watchState = stateOf(media);
  const results = new Map<string, WatchResult>();
  /** The failure of the server as a whole, after which the remaining changes are not sent. */
  let away: MediaServerError | undefined;
  await forEachLimited(changes, titlesAtOnce, async ({ id, mark, position_ms }) => {
    try {
      if (away) throw away;
      if (mark !== null) await watchState.mark(id, mark === 'watched');
      if (position_ms !== null) await watchState.resumeAt(id, position_ms);
      results.set(id, { id, outcome: 'done', message: null });
    } catch (error) {
      if (!(error instanceof MediaServerError) || error.code === 'unauthorized') throw error;
      if (error.code !== 'missing') away = error;
      const outcome = error.code === 'missing' ? 'missing' : 'failed';
      results.set(id, { id, outcome, message: mediaFailureWords(error, server) });
    }
  });
  return changes.flatMap(({ id }) => results.get(id) ?? []);
}

/** The number of titles by outcome. */
function summary(changes: readonly WatchStep[], results: readonly WatchResult[]): Record<string, number> {
  const done = new Set(results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id));
  const count = (mark: WatchStep['mark']) => changes.filter((one) => one.mark === mark && done.has(one.id)).length;
  return {
    watched: count('watched'),
    unwatched: count('unwatched'),
    positions: count(null),
    not_done: changes.length - done.size,
  };
}
