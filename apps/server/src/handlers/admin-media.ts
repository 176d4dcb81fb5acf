import type { Contract, Handlers } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { GuestDefaultsStore } from '../domain/media-servers/guest-defaults.ts';
import type { MediaKeys } from '../domain/media-servers/keys.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';

/** Handlers of the keys of media servers, for admins (spec §2 "integrations/plex", "emby", "jellyfin"). */
export const adminMediaKeysHandlers = ({
  mediaKeys,
  audit,
}: {
  mediaKeys: MediaKeys;
  audit: Audit;
}): Handlers<Contract, RequestContext>['adminMediaKeys'] => ({
  list: ({ query }) => mediaKeys.list(query),
  export: ({ query }) => mediaKeys.export(query),
  bulk: bulkHandler(audit, { check: (id) => mediaKeys.check(id), forget: (id) => mediaKeys.forget(id) }),
});

/** Handlers of the defaults for guests of media servers, for admins. */
export const adminGuestDefaultsHandlers = ({
  guestDefaults,
}: {
  guestDefaults: GuestDefaultsStore;
}): Handlers<Contract, RequestContext>['adminGuestDefaults'] => ({
  list: async () => ({ data: await guestDefaults.list() }),
  async update({ params, body }) {
    await guestDefaults.update(params.type, body);
    return { success: true };
  },
});
