import type { Injection, InjectionOutcome } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { Processes } from '../processes/processes.ts';
import type { ServerEvents } from '../servers/events.ts';
import { doingOf } from '../servers/operations/registry.ts';
import type { Servers } from '../servers/servers.ts';
import type { Chronicle } from '../servers/timeline/chronicle.ts';
import type { Caller, Target } from './access.ts';
import type { Injected } from './inject.ts';
import type { InjectedLibraries, ServerPath } from './injected-libraries.ts';
import type { MediaLease } from './media-lease.ts';
import type { MediaCalls } from './libraries.ts';
import { type MediaServer, MediaServerError } from './port.ts';
import type { Scans } from './scans.ts';

/** What a call has done so far, to be recorded at its end. */
export interface InjectionChanges {
  results: Injection[];
  /** The library paths that are libraries of the media server now. */
  kept: { path: ServerPath; libraryId: string }[];
  /** The folders that are no longer libraries. */
  forgotten: string[];
}

export type ChangeLibraries = ReturnType<typeof createChangeLibraries>;

/** Changes the libraries of a media server, one call at a time, and records what was changed. */
export function createChangeLibraries(deps: {
  db: Database;
  doing: Pick<MediaCalls, 'change'>;
  scans: Pick<Scans, 'follow'>;
  servers: Pick<Servers, 'lock'>;
  processes: Pick<Processes, 'unfinishedOf'>;
  injectedLibraries: Pick<InjectedLibraries, 'keep' | 'forget'>;
  injectionLease: MediaLease;
  serverEvents: Pick<ServerEvents, 'pathsInjected'>;
  chronicle: Pick<Chronicle, 'note'>;
  audit: Audit;
}) {
  const { db, doing, scans, servers, processes, injectedLibraries, injectionLease } = deps;
  const { serverEvents, chronicle, audit } = deps;

  const record = ({ server: { id } }: Target, caller: Caller, { results, kept, forgotten }: InjectionChanges) =>
    db.transaction(async () => {
      const server = await servers.lock(id);
      if (!server) throw notFound('server');
      for (const path of forgotten) await injectedLibraries.forget(id, path);
      for (const { path, libraryId } of kept) await injectedLibraries.keep(id, path, libraryId);
      const names = namesByOutcome(results);
      if (names.added) await chronicle.note(id, 'libraries-added', names.added.join(', '));
      if (names.removed) await chronicle.note(id, 'libraries-removed', names.removed.join(', '));
      // A media server scans a new library at once.
      if (names.added) await scans.follow(server, caller);
      if (names.added ?? names.removed) await serverEvents.pathsInjected(id);
      await audit.write({ target: { kind: 'server', id, name: server.name }, after: names });
    });

  return (
    target: Target,
    caller: Caller,
    /** Renews the lease between its steps. */
    work: (media: MediaServer, changes: InjectionChanges, renew: () => Promise<boolean>) => Promise<void>,
  ): Promise<Injection[]> =>
    injectionLease.during(target.server, async (renew) => {
      const { id, name } = target.server;
      const busy = await processes.unfinishedOf(id);
      if (busy)
        throw new AppError('conflict', `${name} is ${doingOf(busy)}. Wait until that is done.`, {
          reason: 'server-busy',
        });
      const changes: InjectionChanges = { results: [], kept: [], forgotten: [] };
      await doing.change(target, caller, (media) => work(media, changes, renew));
      await record(target, caller, changes);
      return changes.results;
    });
}

/** Runs one of several steps and returns its outcome, so that a failed step does not stop the next. */
export async function attempt(
  { kept, forgotten }: InjectionChanges,
  renew: () => Promise<boolean>,
  step: () => Promise<Injected>,
): Promise<Injected> {
  try {
    return (await renew()) ? await step() : { outcome: 'failed' };
  } catch (error) {
    if (!(error instanceof MediaServerError)) throw error;
    // The key does not allow this: one refusal says more than a list of failures.
    if (error.code === 'unauthorized' && kept.length + forgotten.length === 0) throw error;
    return { outcome: 'failed' };
  }
}

function namesByOutcome(results: readonly Injection[]): Partial<Record<InjectionOutcome, string[]>> {
  const names: Partial<Record<InjectionOutcome, string[]>> = {};
  for (const { outcome, name } of results) (names[outcome] ??= []).push(name);
  return names;
}
