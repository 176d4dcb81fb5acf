import type { GuestDefaults, GuestDefaultsDraft, ServerType } from '@kronos/api/contract';
import { adminGuestDefaults } from '@kronos/api/routes/admin-guest-defaults';
import { serverTypeNames } from '../../../../../messages/server-types.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

/** The defaults for what guests of media servers may do, read each time the dialog opens. */
export function createGuestDefaultsStore({ api: base, notices, signal }: StoreDeps) {
  const { adminGuestDefaults: api } = base.extend({ adminGuestDefaults });
  return {
    /** Resolves with undefined when reading failed, which it shows as a notice. */
    async read(type: ServerType): Promise<GuestDefaults | undefined> {
      const outcome = await api.list({}, { signal });
      if (outcome.kind === 'ok') return outcome.data.data.find((one) => one.type === type);
      if (!signal.aborted) notices.failed(outcome);
      return undefined;
    },
    async save(type: ServerType, body: GuestDefaultsDraft) {
      const outcome = await api.update({ params: { type }, body }, { signal });
      if (outcome.kind === 'ok' && !signal.aborted)
        notices.done((t) => t('mediaKeys.guests.saved', { product: serverTypeNames[type] }));
      return outcome;
    },
  };
}
