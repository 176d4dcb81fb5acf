import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  type Invite,
  type LibraryChoice,
  type InviteLimits,
  type MediaCallOptions,
  type MediaRequest,
  type MediaServer,
  MediaServerError,
} from '../../../domain/media-servers/port.ts';
import { ignoreMissing } from '../ignore-missing.ts';
import type { Browser } from './connection.ts';
import { type Folder, readFolders } from './libraries.ts';
import { policy, restrict, visibleIn } from './policy.ts';

const pageSize = 100;

const user = z.object({
  Id: z.string(),
  Name: z.string(),
  Policy: policy,
  /** Emby only. */
  DateCreated: z.coerce.date().nullish(),
  ConnectUserName: z.string().nullish(),
});
export type BrowserUser = z.infer<typeof user>;

/** The users of a server, through which these products invite. `pending` returns those who have not accepted yet. */
export function browserUsers(browser: Browser, pending: (signal?: AbortSignal) => Promise<Set<string>>) {
  const { http, dialect } = browser;
  const path = (id: string, rest = '') => `/Users/${encodeURIComponent(id)}${rest}`;
  const read = (id: string, signal?: AbortSignal) => http.ask(user, { path: path(id), isNamed: true, signal });
  const list = (signal?: AbortSignal) => http.ask(z.array(user), { path: '/Users', signal });

  /** Restricts a user; returns the names that the server does not have. */
  const apply = async (id: string, choice: LibraryChoice, limits: InviteLimits | undefined, signal?: AbortSignal) => {
    const folders = await readFolders(browser, signal);
    const { policy: json, unknownLibraries } = restrict((await read(id, signal)).Policy, choice, folders, limits);
    await http.send({ verb: 'POST', path: path(id, '/Policy'), json, isNamed: true, signal });
    return { folders, unknownLibraries };
  };

  const remove = (id: string, signal?: AbortSignal) =>
    ignoreMissing(http.send({ verb: 'DELETE', path: path(id), isNamed: true, signal }));

  return {
    list,
    /**
     * Creates a user and restricts it. A new user may see everything, so one that cannot be restricted is removed; if
     * that fails too, the error names it. Resolves with undefined when the name is taken.
     */
    async add(
      name: string,
      {
        libraries,
        limits,
        password,
      }: { libraries: LibraryChoice; limits?: InviteLimits | undefined; password?: string | undefined },
      /** The remaining steps with the user. */
      then: (user: { id: string; folders: Folder[] }) => Promise<Partial<Invite>>,
      { signal }: MediaCallOptions,
    ) {
      // Without a password, everyone could sign in.
      const secret = password ?? randomBytes(24).toString('base64url');
      const id = await dialect.createUser(http, name, secret, signal);
      if (id === undefined) {
        const isTaken = (await list(signal)).some((one) => one.Name.toLowerCase() === name.toLowerCase());
        if (!isTaken) throw new MediaServerError('changed', `${dialect.name} refused the new user.`);
        return undefined;
      }
      try {
        const { folders, unknownLibraries } = await apply(id, libraries, limits, signal);
        const { Policy } = await read(id, signal);
        const facts: BrowserUser = { Id: id, Name: name, Policy };
        const invite = { ...inviteOf(facts, folders, false), ...(await then({ id, folders })) };
        return { invite, unknownLibraries };
      } catch (error) {
        const isRemoved = await remove(id).then(
          () => true,
          () => false,
        );
        if (!isRemoved && error instanceof MediaServerError) error.leftover = id;
        throw error;
      }
    },
    async *invites({ signal }: MediaCallOptions = {}) {
      const [folders, users, open] = [await readFolders(browser, signal), await list(signal), await pending(signal)];
      const all = users.map((one) => inviteOf(one, folders, open.has(one.Id)));
      for (let start = 0; start < all.length; start += pageSize) yield all.slice(start, start + pageSize);
    },
    async changeInvite({ id }, choice, { signal } = {}) {
      const { unknownLibraries } = await apply(id, choice, undefined, signal);
      return { outcome: 'done', value: { unknownLibraries } };
    },
    async removeInvite({ id }, { signal } = {}) {
      const known = await read(id, signal).catch((error: unknown) => {
        if (error instanceof MediaServerError && error.code === 'missing') return undefined;
        throw error;
      });
      // Whatever the caller requests: without its administrator, nobody could manage the server.
      if (known?.Policy.IsAdministrator)
        throw new MediaServerError('unauthorized', 'An administrator of the server cannot be removed as a guest.');
      if (known) await remove(id, signal);
    },
    async describeChanges() {
      const post = (rest: string): MediaRequest => ({ method: 'POST', address: `${dialect.prefix}/Users${rest}` });
      return (change) => {
        if (change.kind === 'invite') {
          const steps = [...dialect.creationSteps, '/Policy', ...(change.how === 'connect' ? ['/Connect/Link'] : [])];
          return [post('/New'), ...steps.map((step) => post(`/{id}${step}`))];
        }
        const { id, how } = change.invite;
        const address = `/${encodeURIComponent(id)}`;
        if (change.kind === 'change') return [post(`${address}/Policy`)];
        const ends = [...(how === 'connect' ? [`${address}/Connect/Link`] : []), address];
        return ends.map((end) => ({ method: 'DELETE', address: `${dialect.prefix}/Users${end}` }));
      };
    },
  } satisfies Partial<MediaServer> & Record<string, unknown>;
}

function inviteOf(one: BrowserUser, folders: readonly Folder[], isPending: boolean): Invite {
  return {
    id: one.Id,
    how: one.ConnectUserName ? 'connect' : 'user',
    state: isPending ? 'pending' : 'accepted',
    name: one.Name,
    email: one.ConnectUserName ?? null,
    hasAccount: true,
    libraries: visibleIn(one.Policy, folders),
    isAdmin: one.Policy.IsAdministrator,
    since: one.DateCreated ?? null,
  };
}
