import { AuthCard } from '@kronos/ui/AuthCard';
import { LinkButton } from '@kronos/ui/LinkButton';
import { Stack } from '@kronos/ui/Stack';
import { type ReactNode, use } from 'react';
import { useMessages } from '../context/app-context.ts';
import { SurroundingsContext } from '../context/surroundings.ts';
import { homeOf } from '../routes/home.ts';
import type { Roles } from '../routes/roles.ts';
import { startRoutes } from '../routes/areas/start.ts';
import { href } from '../routes/href.ts';

/** A page for visitors without an account, opened by a signed-in user: its purpose, and two links to continue. */
export function SignedInCard({ user, text }: { user: Roles; text: ReactNode }) {
  const t = useMessages();
  return (
    <AuthCard {...use(SurroundingsContext)} title={t('guests.signedIn.heading')} description={text}>
      <Stack gap={12}>
        <LinkButton tone="accent" isWide href={homeOf(user)}>
          {t('guests.signedIn.home')}
        </LinkButton>
        <LinkButton isWide href={href(startRoutes.logout)}>
          {t('guests.signedIn.leave')}
        </LinkButton>
      </Stack>
    </AuthCard>
  );
}
