import type { InviteRefusal } from '@kronos/api/contract';
import { z } from 'zod';
import {
  type Invite,
  type LibraryChoice,
  type MediaCallOptions,
  type MediaServer,
  MediaServerError,
} from '../../../domain/media-servers/port.ts';
import { chooseLibraries } from '../choose-libraries.ts';
import { ignoreMissing } from '../ignore-missing.ts';
import type { PlexConnection } from './connection.ts';

const pageSize = 100;

/** Ids of plex.tv, which differ from the server's own keys. */
const sections = z.object({ librarySections: z.array(z.object({ id: z.number(), title: z.string() })) });
const share = z.object({
  id: z.number(),
  machineIdentifier: z.string(),
  invitedId: z.number().nullish(),
  invitedEmail: z.string().nullish(),
  invited: z.object({ username: z.string().nullish(), email: z.string().nullish() }).nullish(),
  invitedAt: z.coerce.date().nullish(),
  allLibraries: z.boolean().nullish(),
  libraries: z.array(z.object({ title: z.string() })).nullish(),
});
type Share = z.infer<typeof share>;

/** The paths of the calls that change a share. */
const paths = {
  invite: (machineId: string) => `/api/servers/${encodeURIComponent(machineId)}/shared_servers`,
  change: (id: string) => `/api/v2/shared_servers/${encodeURIComponent(id)}`,
  takeBack: (id: string) => `/api/invites/requested/${encodeURIComponent(id)}`,
  end: (machineId: string, id: string) => `${paths.invite(machineId)}/${encodeURIComponent(id)}`,
};

/** plex.tv refuses with a text, as JSON or XML. */
const refusals: readonly [RegExp, InviteRefusal][] = [
  [/already shar/i, 'already-invited'],
  [/yourself/i, 'own-account'],
  [/invalid/i, 'bad-address'],
];

/** Shares: the access of other plex.tv accounts to libraries of the server. */
export function plexShares({ tv, clients, info }: PlexConnection) {
  const choose = async (choice: LibraryChoice, machineId: string, { signal }: MediaCallOptions) => {
    const path = `/api/v2/servers/${encodeURIComponent(machineId)}`;
    const { librarySections } = await tv().ask(sections, { path, isNamed: true, signal });
    const named = librarySections.map(({ id, title }) => ({ id, name: title }));
    const { chosen, unknownLibraries } = chooseLibraries(choice, named);
    return { ids: chosen.map(({ id }) => id), unknownLibraries };
  };

  /** Reads one list in pages. A list without pagination is a single page. */
  async function* pages(state: Invite['state'], { signal }: MediaCallOptions): AsyncGenerator<Share[]> {
    let first: number | undefined;
    for (let start = 0; ; start += pageSize) {
      const page = await clients.ask(z.array(share), {
        path: `/api/v2/shared_servers/owned/${state}`,
        query: { 'X-Plex-Container-Start': start, 'X-Plex-Container-Size': pageSize },
        signal,
      });
      // The same page again: it was already the whole list.
      if (page[0] && page[0].id === first) return;
      first ??= page[0]?.id;
      if (page.length) yield page;
      if (page.length !== pageSize) return;
    }
  }

  async function* invites(options: MediaCallOptions = {}): AsyncGenerator<Invite[]> {
    const { machineId } = await info(options);
    for (const state of ['accepted', 'pending'] as const) {
      for await (const page of pages(state, options)) {
        const own = page.filter(({ machineIdentifier }) => machineIdentifier === machineId);
        if (own.length) yield own.map((one) => inviteOf(one, state));
      }
    }
  }

  const find = async (email: string, options: MediaCallOptions): Promise<Invite> => {
    const isWanted = (one: Invite) =>
      [one.email, one.name].some((known) => known?.toLowerCase() === email.toLowerCase());
    for await (const page of invites(options)) {
      const found = page.find(isWanted);
      if (found) return found;
    }
    throw new MediaServerError('changed', 'plex.tv accepted the invitation, but does not list it.');
  };

  return {
    invites,
    async invite(wanted, options = {}) {
      if (wanted.how === 'user') return { outcome: 'impossible', reason: 'accounts-are-central' };
      if (wanted.how === 'connect') return { outcome: 'impossible', reason: 'no-connect' };
      const { email, libraries, limits } = wanted;
      const { machineId } = await info(options);
      const { ids, unknownLibraries } = await choose(libraries, machineId, options);
      // plex.tv interprets an empty list as all libraries.
      if (ids.length === 0) return { outcome: 'refused', reason: 'no-library' };
      const { status, body } = await tv().send({
        verb: 'POST',
        path: paths.invite(machineId),
        json: {
          server_id: machineId,
          shared_server: { library_section_ids: ids, invited_email: email },
          sharing_settings: { allowSync: limits?.mayDownload ?? false, allowCameraUpload: false, allowChannels: false },
        },
        isNamed: true,
        accepts: [400, 422],
        signal: options.signal,
      });
      if (status >= 400) {
        const words = JSON.stringify(body);
        const reason = refusals.find(([pattern]) => pattern.test(words))?.[1];
        if (!reason) throw new MediaServerError('changed', `plex.tv refused the invitation with ${status}.`);
        return { outcome: 'refused', reason };
      }
      return { outcome: 'done', value: { invite: await find(email, options), unknownLibraries } };
    },
    async changeInvite({ id }, choice, options = {}) {
      const { machineId } = await info(options);
      const { ids, unknownLibraries } = await choose(choice, machineId, options);
      if (ids.length === 0) return { outcome: 'refused', reason: 'no-library' };
      await clients.send({
        verb: 'POST',
        path: paths.change(id),
        json: { librarySectionIds: ids },
        isNamed: true,
        signal: options.signal,
      });
      return { outcome: 'done', value: { unknownLibraries } };
    },
    async removeInvite({ id, state }, options = {}) {
      const { machineId } = await info(options);
      const remove = (path: string, query = {}) =>
        ignoreMissing(tv().send({ verb: 'DELETE', path, query, isNamed: true, signal: options.signal }));
      const isTakenBack = state === 'pending' && (await remove(paths.takeBack(id), { friend: 0, server: 1, home: 0 }));
      // An invitation that was accepted in the meantime is a share.
      if (!isTakenBack) await remove(paths.end(machineId, id));
    },
    async describeChanges(options = {}) {
      const { machineId } = await info(options);
      return (change) => {
        if (change.kind === 'invite') return [{ method: 'POST', address: `plex.tv${paths.invite(machineId)}` }];
        const { id, state } = change.invite;
        if (change.kind === 'change') return [{ method: 'POST', address: `clients.plex.tv${paths.change(id)}` }];
        const path = state === 'pending' ? paths.takeBack(id) : paths.end(machineId, id);
        return [{ method: 'DELETE', address: `plex.tv${path}` }];
      };
    },
  } satisfies Partial<MediaServer>;
}

function inviteOf(one: Share, state: Invite['state']): Invite {
  return {
    id: String(one.id),
    how: 'share',
    state,
    name: one.invited?.username ?? null,
    email: one.invited?.email ?? one.invitedEmail ?? null,
    hasAccount: typeof one.invitedId === 'number',
    libraries: one.allLibraries ? 'all' : (one.libraries ?? []).map(({ title }) => title),
    isAdmin: false,
    since: one.invitedAt ?? null,
  };
}
