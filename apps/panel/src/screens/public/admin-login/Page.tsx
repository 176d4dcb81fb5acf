import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SignIn } from '../../../parts/sign-in/SignIn.tsx';

/** The sign-in page of admins. */
export function Page() {
  const { system } = useApp();
  const { app_name } = useSnapshot(system.state).brand;
  const t = useMessages();
  return <SignIn isForAdmins title={t('public.login.adminHeading', { brand: app_name })} />;
}
