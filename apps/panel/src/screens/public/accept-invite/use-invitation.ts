import { invitations } from '@kronos/api/routes/invitations';
import { useEffect } from 'react';
import { useApp } from '../../../context/app-context.ts';
import { createInvitationStore, type InvitationStore } from '../../../stores/invitation.ts';

const stores = new WeakMap<ReturnType<typeof useApp>, InvitationStore>();

/** Returns the store of the visitor's invitation, which is kept across the four pages until a reload. */
export function useInvitation(key: string | undefined): InvitationStore {
  const app = useApp();
  const store = stores.get(app) ?? createInvitationStore({ api: app.api.extend({ invitations }), now: app.clock.now });
  stores.set(app, store);
  useEffect(() => {
    if (key !== undefined) store.ensure(key);
  }, [store, key]);
  return store;
}
