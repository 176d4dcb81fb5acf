import { AuthCard } from '@kronos/ui/AuthCard';
import { Spinner } from '@kronos/ui/Spinner';
import { use, useEffect } from 'react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import { loginAddress } from '../../../routes/decide-at-start.ts';
import { signOut } from '../../../stores/sign-out.ts';

/** Signs out when it is opened; the sign-in page, to which every sign-out redirects (spec §2), shows the result. */
export function Page() {
  const app = useApp();
  const { session, location } = app;
  const t = useMessages();
  useEffect(() => {
    void signOut(app).then(() =>
      location.navigate(loginAddress({ instance: session.state.instance }), { replace: true }),
    );
  }, [app, session, location]);
  return (
    <AuthCard {...use(SurroundingsContext)} title={t('public.logout.heading')}>
      <Spinner label={t('common.loading')} size={24} />
    </AuthCard>
  );
}
