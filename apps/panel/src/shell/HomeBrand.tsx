import { Brand } from '@kronos/ui/Brand';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { homeOf } from '../routes/home.ts';

/** The logo; it leads to the role's start (spec §2 "Logo link"). */
export function HomeBrand() {
  const { session, system, location } = useApp();
  const { user } = useSnapshot(session.state);
  const { app_name, logo } = useSnapshot(system.state).brand;
  return (
    <Brand
      name={app_name}
      image={logo.image ? logo.data : undefined}
      href={homeOf(user ?? undefined)}
      onNavigate={location.navigate}
    />
  );
}
