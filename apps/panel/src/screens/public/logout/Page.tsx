import { AuthCard } from '@kronos/ui/AuthCard';
import { Spinner } from '@kronos/ui/Spinner';
import { use, useEffect } from 'react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import { loginAddress } from '../../../routes/decide.ts';

/** Signs out on arrival; the sign-in page, where everyone signed out ends (spec §2), says how it went. */
export function Page() {
  const { session, location } = useApp();
  const t = useMessages();
  useEffect(() => {
    const leave = async () => {
      await session.signOut();
      location.navigate(loginAddress({ instance: session.state.instance }), { replace: true });
    };
    void leave();
  }, [session, location]);
  return (
    <AuthCard {...use(SurroundingsContext)} title={t('public.logout.heading')}>
      <Spinner label={t('common.loading')} size={24} />
    </AuthCard>
  );
}
