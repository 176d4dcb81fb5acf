import { impersonations } from '@kronos/api/routes/impersonations';
import { Banner } from '@kronos/ui/Banner';
import { Button } from '@kronos/ui/Button';
import { PinnedBar } from '@kronos/ui/PinnedBar';
import { use, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { useNow } from '../context/use-now.ts';
import { homeOf } from '../routes/home.ts';
import { isAdmin } from '../routes/roles.ts';
import { safeRedirect } from '../routes/safe-redirect.ts';
import { returnKeyIn } from '../stores/own-session.ts';
import { createImpersonationStore } from './impersonation-store.ts';

/** The bar of an impersonation: the user, the time left, and the return (spec §1, §4). */
export function AwayBar() {
  const { session, messages, storage } = useApp();
  use(messages.ensure('impersonation'));
  const { user, impersonatedName } = useSnapshot(session.state);
  const t = useMessages();
  if (returnKeyIn(storage) !== null) return <Away />;
  return (
    impersonatedName !== undefined &&
    user &&
    isAdmin(user) && (
      <Banner label={t('impersonation.over.label')} isAnnounced onDismiss={session.forgetWasAs}>
        {t('impersonation.over.text', { name: impersonatedName })}
      </Banner>
    )
  );
}

function Away() {
  const { api, session, clock, notices, location, storage } = useApp();
  const [store] = useState(() =>
    createImpersonationStore({ api: api.extend({ impersonations }), session, clock, notices, storage }),
  );
  const { user } = useSnapshot(session.state);
  const { until, isReadOnly, isReturning } = useSnapshot(store.state);
  const now = useNow(1000);
  const t = useMessages();

  useEffect(() => store.start(), [store]);
  if (!user) return null;

  const returnNow = async () => {
    const home = await store.returnToOwn();
    if (!home) return;
    // Replaces a page of the other user.
    location.navigate(safeRedirect(home.redirect_data.path) ?? homeOf(home.user), { replace: true });
  };
  return (
    <PinnedBar
      label={t('impersonation.bar.label')}
      person={{ name: user.name }}
      timer={until === undefined ? undefined : t('impersonation.bar.left', { time: timeLeft(until - now) })}
      action={
        <Button size="small" isPending={isReturning} onPress={() => void returnNow()}>
          {t('impersonation.bar.return')}
        </Button>
      }
    >
      {t(isReadOnly ? 'impersonation.bar.readOnly' : 'impersonation.bar.text', { name: user.name })}
    </PinnedBar>
  );
}

/** Minutes and seconds, in the format of a clock. */
function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
