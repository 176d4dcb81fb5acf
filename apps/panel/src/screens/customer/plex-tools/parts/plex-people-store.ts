import type { Outcome } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { customerPlexTools } from '@kronos/api/routes/customer-plex-tools';
import type { InviteValues } from '@kronos/ui/InviteForm';
import { proxy } from 'valtio/vanilla';
import { createInviteBackupsStore } from '../../../../parts/media/invite-backups-store.ts';
import { createInvitesStore } from '../../../../parts/media/invites-store.ts';
import { accountFields, type OwnerAccount } from '../../../../parts/media/owner-account.ts';
import { createOwnerTokens } from '../../../../parts/media/owner-tokens.ts';
import { createShareMatrixStore } from '../../../../parts/shares/share-matrix-store.ts';
import { coalesce } from '../../../../platform/coalesce.ts';
import { type Loadable, settle } from '../../../../stores/loadable.ts';
import { readInto } from '../../../../stores/read-into.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

type PlexPeople = ResponseOf<Contract['customerPlexTools']['invites']>;
/** A person with access to one server. */
interface Person {
  server: number;
  invite: string;
  name: string;
}

/** The key under which the account's token is stored; no server has this id. */
const account = 0;

export type PlexPeopleStore = ReturnType<typeof createPlexPeopleStore>;

/** The people of all Plex servers, the actions that change them on one server, and their backups. */
export function createPlexPeopleStore(deps: StoreDeps) {
  const { signal, clock, follow } = deps;
  const { customerPlexTools: calls } = deps.api.extend({ customerPlexTools });
  const tokens = createOwnerTokens();
  const invites = createInvitesStore(deps, tokens);
  const state = proxy<{ people: Loadable<PlexPeople> }>({ people: { status: 'idle' } });
  let isShown = false;

  const load = coalesce(() =>
    readInto(state, 'people', deps, () => tokens.use(account, (query) => calls.invites({ query }, { signal }))),
  );
  follow('user', 'server-updated', () => {
    if (isShown) void load();
  });

  return {
    state,
    backups: createInviteBackupsStore(deps, tokens),
    matrix: createShareMatrixStore(deps, tokens, account),
    /** Makes a call with the token of the account, if it is signed in. */
    withAccount: <T>(call: (owner: { token?: string }) => Promise<Outcome<T>>) => tokens.use(account, call),
    load,
    /** Reads the people, now and whenever a server changes; returns a function that stops it. */
    show(): () => void {
      isShown = true;
      void load();
      return () => {
        isShown = false;
      };
    },
    /** Signs in to plex.tv. The token of the account gives access to all of its servers. */
    async signIn(given: OwnerAccount) {
      const outcome = await calls.invites({ query: accountFields(given) }, { signal });
      if (signal.aborted || outcome.kind !== 'ok') return outcome;
      const { token, servers } = outcome.data;
      if (token !== null) for (const id of [account, ...servers.map((server) => server.id)]) tokens.keep(id, token);
      state.people = settle(state.people, outcome, clock.now());
      return outcome;
    },
    async invite(server: number, values: InviteValues) {
      const outcome = await invites.invite(server, 'plex', values);
      if (outcome.kind === 'ok') await load();
      return outcome;
    },
    async change({ server, invite, name }: Person, libraries: InviteValues['libraries']) {
      const outcome = await invites.change(server, { invite, name }, libraries);
      if (outcome.kind === 'ok') await load();
      return outcome;
    },
    async remove({ server, invite, name }: Person) {
      const outcome = await invites.remove(server, { invite, name });
      if (outcome.kind === 'ok') await load();
      return outcome;
    },
  };
}
