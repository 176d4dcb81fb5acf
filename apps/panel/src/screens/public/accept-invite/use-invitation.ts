import { invitations } from '@kronos/api/routes/invitations';
import { useEffect } from 'react';
import { useApp } from '../../../context/app-context.ts';
import { createInvitationStore, type InvitationStore } from '../../../stores/invitation.ts';

const stores = new WeakMap<ReturnType<typeof useApp>, InvitationStore>();

/** The visitor's way through an invitation: it stays while the four pages come and go, and a reload ends it. */
export function useInvitation(key: string | undefined): InvitationStore {
  const app = useApp();
  const store = stores.get(app) ?? createInvitationStore({ api: app.api.extend({ invitations }), now: app.clock.now });
  stores.set(app, store);
  useEffect(() => {
    if (key !== undefined) store.ensure(key);
  }, [store, key]);
  return store;
}
