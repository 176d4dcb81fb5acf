import { AuthCard } from '@kronos/ui/AuthCard';
import { useEffect } from 'react';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { loginAddress } from '../../../routes/decide.ts';
import { HomeBrand } from '../../../shell/HomeBrand.tsx';
import { Splash } from '../../../shell/Splash.tsx';

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
    <AuthCard brand={<HomeBrand />} title={t('public.logout.heading')}>
      <Splash />
    </AuthCard>
  );
}
