import type { StoreDeps } from '../../stores/store-deps.ts';
import { createCdnStore } from '../cdn/cdn-store.ts';
import { createClaimStore } from './claim-store.ts';
import { createInviteBackupsStore } from './invite-backups-store.ts';
import { createInvitesStore } from './invites-store.ts';
import { createInjectionStore } from './injection-store.ts';
import { createLibrariesStore } from './libraries-store.ts';
import type { OwnerAccount } from './owner-account.ts';
import { createOwnerTokens } from './owner-tokens.ts';

/** The server on screen: its claim, its libraries, its invites and their backups, and its CDN. */
export function createMediaStore(deps: StoreDeps) {
  const tokens = createOwnerTokens();
  const libraries = createLibrariesStore(deps, tokens);
  const invites = createInvitesStore(deps, tokens);
  const cdn = createCdnStore(deps);
  const injection = createInjectionStore(deps, tokens, libraries.list.load);
  return {
    backups: createInviteBackupsStore(deps, tokens),
    cdn,
    claim: createClaimStore(deps, cdn.info.loadOf),
    libraries,
    injection,
    invites,
    /** Signs in the owner of the media server, for the libraries and the invites. */
    async signIn(id: number, account: OwnerAccount) {
      const outcome = await invites.signIn(id, account);
      if (outcome.kind === 'ok') await Promise.all([libraries.list.load(), injection.list.load()]);
      return outcome;
    },
  };
}
