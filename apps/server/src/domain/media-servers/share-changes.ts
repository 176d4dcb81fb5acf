import type { ShareCall, ShareChange, SharedCell } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { Database } from '../../db/database.ts';
import { lockInOrder } from '../../db/lock-in-order.ts';
import { users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { ServerView, Viewer } from '../servers/server-views.ts';
import type { Servers } from '../servers/servers.ts';
import type { Caller, MediaAccess } from './access.ts';
import { type Applied, applyShares, type Cell, cellsOf, plannerFor } from './apply-shares.ts';
import { nameOf } from './invite-list.ts';
import type { GuestDefaultsStore } from './guest-defaults.ts';
import type { MediaCalls } from './libraries.ts';
import { LeaseTaken, type MediaLease } from './media-lease.ts';
import { planned } from './planned-shares.ts';
import type { Baseline, ShareIntents } from './share-intents.ts';
import { callerOfServers } from './share-matrix.ts';
import { hasInvites, readShares, serversAtOnce } from './share-reading.ts';

interface Wanted {
  changes: readonly ShareChange[];
  token?: string | undefined;
}
interface Part {
  view: ServerView;
  caller: Caller;
  changes: ShareChange[];
  baseline: Baseline;
}

export type ShareChanges = ReturnType<typeof createShareChanges>;

/** Previews and applies changes to who may see which library of which server. */
export function createShareChanges(deps: {
  db: Database;
  servers: Pick<Servers, 'findVisible' | 'lock'>;
  mediaAccess: MediaAccess;
  doing: MediaCalls;
  audit: Audit;
  shareIntents: ShareIntents;
  shareLease: MediaLease;
  guestDefaults: Pick<GuestDefaultsStore, 'limitsOf'>;
}) {
  const { db, servers, mediaAccess, doing, audit, shareIntents, shareLease, guestDefaults } = deps;

  /** Groups changes by server. Refuses all of them if the viewer does not manage the invites of one server. */
  const partsOf = async (viewer: Viewer, { changes, token }: Wanted): Promise<Part[]> => {
    const callerFor = callerOfServers(mediaAccess, viewer.id, token);
    const byServer = new Map<number, ShareChange[]>();
    for (const change of changes) byServer.set(change.server_id, [...(byServer.get(change.server_id) ?? []), change]);
    const views: ServerView[] = [];
    for (const id of byServer.keys()) {
      const view = await servers.findVisible(id, viewer);
      if (!view || !hasInvites(view)) throw notFound('server');
      views.push(view);
    }
    const baselineOf = await shareIntents.baselines(views.map(({ server }) => server));
    return views.map((view) => {
      const { id } = view.server;
      return { view, caller: callerFor(id), changes: byServer.get(id) ?? [], baseline: baselineOf(id) };
    });
  };

  /** Calls each server; when one fails as a whole, each of its cells has the reason. */
  const eachServer = async (parts: readonly Part[], work: (part: Part) => Promise<Cell[]>): Promise<SharedCell[]> => {
    const results = new Map<Part, Cell[]>();
    await forEachLimited(parts, serversAtOnce, async (part) => {
      results.set(part, await work(part).catch((error: unknown) => withoutServer(part.changes, error)));
    });
    return parts.flatMap((part) =>
      (results.get(part) ?? []).map((cell) => ({ server_id: part.view.server.id, ...cell })),
    );
  };

  const applyTo = async ({ view, caller, changes, baseline }: Part): Promise<Cell[]> => {
    const { server } = view;
    // Each server is a change of its own, with its audit row as soon as it is done, whatever happens on the others.
    return audit.part(() =>
      shareLease.during(server, async (renew) => {
        const limits = await guestDefaults.limitsOf(server.type);
        const applied = await doing.change(view, caller, (media) =>
          applyShares(media, server, changes, { baseline, limits, renew }),
        );
        await db.transaction(async () => {
          await lockInOrder(db, users, [server.ownerId]);
          const held = await servers.lock(server.id);
          if (held?.ownerId === server.ownerId)
            await shareIntents.keep(
              server,
              applied.flatMap(({ person }) => person ?? []),
            );
          await audit.write({
            target: { kind: 'server', id: server.id, name: server.name },
            after: { shares: summary(applied) },
          });
        });
        return applied.flatMap(({ cells }) => cells);
      }),
    );
  };

  return {
    /** Returns the calls that changes would require, and the cells for which there would be none. */
    async preview(viewer: Viewer, wanted: Wanted): Promise<{ data: ShareCall[]; skipped: SharedCell[] }> {
      const parts = await partsOf(viewer, wanted);
      const calls = new Map<number, ShareCall[]>();
      const skipped = await eachServer(parts, ({ view, caller, changes, baseline }) =>
        doing.change(view, caller, async (media) => {
          const plan = plannerFor(media, await readShares(media), baseline);
          const describe = await media.describeChanges();
          const list = changes.map((change) => ({ change, plan: plan(change) }));
          calls.set(
            view.server.id,
            list.flatMap((one) => planned(view.server.id, one, describe)),
          );
          return list.flatMap((one) =>
            cellsOf(one.change, one.plan, { outcome: 'done' }).filter(({ outcome }) => outcome !== 'done'),
          );
        }),
      );
      return { data: parts.flatMap(({ view }) => calls.get(view.server.id) ?? []), skipped };
    },
    /** Applies changes; each cell has a result, even where others failed. */
    apply: async (viewer: Viewer, wanted: Wanted): Promise<SharedCell[]> =>
      eachServer(await partsOf(viewer, wanted), applyTo),
  };
}

/** What each person was given, and the number of cells by outcome. */
function summary(applied: readonly Applied[]): Record<string, unknown> {
  const outcomes: Record<string, number> = {};
  for (const { outcome } of applied.flatMap(({ cells }) => cells)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const people = applied.flatMap(({ person, cells }) =>
    person && cells.some(({ outcome }) => outcome === 'done') ? [[nameOf(person), person.libraries]] : [],
  );
  return { outcomes, people: Object.fromEntries(people) };
}

function withoutServer(changes: readonly ShareChange[], error: unknown): Cell[] {
  // An expired sign-in affects all servers.
  if (!(error instanceof AppError) || error.code === 'invalid') throw error;
  const outcome = error instanceof LeaseTaken ? 'busy' : 'failed';
  const { message } = error;
  return changes.flatMap(({ person, share, take }) => [
    ...share.map((library) => ({ person, library, is_shared: true, outcome, message }) as const),
    ...take.map((library) => ({ person, library, is_shared: false, outcome, message }) as const),
  ]);
}
