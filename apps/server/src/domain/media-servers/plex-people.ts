import type { MediaAccess as Access, MediaInvite } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { ServerView, Viewer } from '../servers/server-views.ts';
import type { Servers } from '../servers/servers.ts';
import type { Caller, MediaAccess } from './access.ts';
import { refusalOfMedia } from './failures.ts';
import { allInvites, libraryNames, presentInvite } from './invite-list.ts';
import type { MediaCalls } from './libraries.ts';
import { MediaServerError, type OwnerSignIn } from './port.ts';
import { signInRefusal } from './sign-in-refusal.ts';

interface Seen {
  id: number;
  name: string;
  access: Access | 'failed';
  libraries: string[];
}
interface PlexPeopleList {
  access: Access;
  data: (MediaInvite & { server_id: number })[];
  servers: Seen[];
  token: string | null;
}

/** How many media servers are read at once. */
const atOnce = 4;

export type PlexPeople = ReturnType<typeof createPlexPeople>;

/** The people of all Plex servers whose invites a user manages. */
export function createPlexPeople(deps: {
  servers: Pick<Servers, 'listVisible'>;
  mediaAccess: MediaAccess;
  doing: MediaCalls;
}) {
  const { servers, mediaAccess, doing } = deps;

  /** Returns which of the servers an account owns; a server that does not respond counts as not owned. */
  const ownedAmong = async (views: readonly ServerView[], machineIds: readonly string[]): Promise<number[]> => {
    const owned: number[] = [];
    await forEachLimited(views, atOnce, async (view) => {
      const state = await mediaAccess.calling(view, () => mediaAccess.open(view).info()).catch(unlessRefused);
      if (state && machineIds.includes(state.machineId)) owned.push(view.server.id);
    });
    return owned;
  };

  const signIn = async (userId: number, views: readonly ServerView[], input: OwnerSignIn): Promise<string> => {
    const { plexAccounts } = mediaAccess;
    const answer = await plexAccounts.signIn(input).catch((error: unknown) => {
      throw refusalOfMedia(error, { type: 'plex' });
    });
    if (answer.outcome === 'refused') throw signInRefusal(answer.reason, 'the servers', input);
    if (answer.outcome === 'impossible') throw new Error('plex.tv is said to have no sign-in.');
    const { key, machineIds } = answer.value;
    const owned = await ownedAmong(views, machineIds);
    if (owned.length > 0) return mediaAccess.issueForAccount(userId, key, owned);
    // Otherwise the panel would stay in the account's list of devices.
    await plexAccounts.signOut(key).catch((error: unknown) => {
      if (!(error instanceof MediaServerError)) throw error;
    });
    throw signInRefusal('not-the-owner', 'any of your reachable Plex servers', input);
  };

  const read = async (view: ServerView, caller: Caller): Promise<{ seen: Seen; people: MediaInvite[] }> => {
    const { id, name } = view.server;
    const found = await doing
      .read(view, caller, async (media) => ({
        people: (await allInvites(media)).map(presentInvite),
        libraries: await libraryNames(media),
      }))
      .catch(unlessRefused);
    const { people, libraries } = found?.access === 'ready' ? found.value : { people: [], libraries: [] };
    return { seen: { id, name, access: found?.access ?? 'failed', libraries }, people };
  };

  return {
    /** Lists a row per person and server. A server that does not respond is marked; the others are still listed. */
    async list(viewer: Viewer, token: string | undefined, input: OwnerSignIn | undefined): Promise<PlexPeopleList> {
      const visible = await servers.listVisible(viewer, 'plex');
      const views = visible.filter(({ rights }) => rights.includes('invites'));
      const userId = viewer.id;
      const own = input ? await signIn(userId, views, input) : token;
      const covered = own === undefined ? new Set<number>() : mediaAccess.covers({ userId, token: own });
      const found = new Map<number, Awaited<ReturnType<typeof read>>>();
      await forEachLimited(views, atOnce, async (view) => {
        const { id } = view.server;
        found.set(id, await read(view, { userId, token: covered.has(id) ? own : undefined }));
      });
      const all = views.flatMap(({ server }) => found.get(server.id) ?? []);
      return {
        access: summary(all.map(({ seen }) => seen.access)),
        data: all.flatMap(({ seen, people }) => people.map((one) => ({ ...one, server_id: seen.id }))),
        servers: all.map(({ seen }) => seen),
        token: own ?? null,
      };
    },
  };
}

/** One server with access is enough to show something. */
const summary = (accesses: readonly Seen['access'][]): Access =>
  accesses.includes('ready')
    ? 'ready'
    : (accesses.find((access) => access === 'sign-in') ?? accesses.find((access) => access === 'unclaimed') ?? 'ready');

/** Skips a media server that does not respond; an expired token affects all of them, so it is thrown. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code === 'invalid') throw error;
}
