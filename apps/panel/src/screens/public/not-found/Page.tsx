import { EmptyState } from '@kronos/ui/EmptyState';
import { LinkButton } from '@kronos/ui/LinkButton';
import { SearchIcon } from '@kronos/ui/icons';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { homeOf } from '../../../routes/home.ts';

/** The page for an unknown address, with a link to the role's start page. */
export function Page() {
  const { session, location } = useApp();
  const { user } = useSnapshot(session.state);
  const t = useMessages();
  const address = missingAddress(location.state);
  return (
    <EmptyState
      level={1}
      glyph={<SearchIcon size={24} />}
      title={t('public.notFound.heading')}
      description={address ? t('public.notFound.textAt', { address }) : t('public.notFound.text')}
      action={
        <LinkButton tone="accent" href={homeOf(user ?? undefined)}>
          {user ? t('public.notFound.home') : t('public.notFound.login')}
        </LinkButton>
      }
    />
  );
}

const missingAddress = (state: unknown): string | undefined => {
  const missing = typeof state === 'object' && state !== null && 'missing' in state ? state.missing : undefined;
  return typeof missing === 'string' ? missing : undefined;
};
