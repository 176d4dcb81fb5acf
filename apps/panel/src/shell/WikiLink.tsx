import { ExternalIcon } from '@kronos/ui/icons';
import { LinkButton } from '@kronos/ui/LinkButton';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';

/** The link to the installation's manual, on admin pages (spec §2 "Header"). */
export function WikiLink() {
  const { wiki_url = '' } = useSnapshot(useApp().system.state).settings ?? {};
  const { path } = useAddress();
  const t = useMessages();
  if (wiki_url === '' || !path.startsWith('/app/admin')) return null;
  return (
    <LinkButton href={wiki_url} target="_blank" rel="noreferrer" tone="quiet" size="small" iconEnd={<ExternalIcon />}>
      {t('shell.wiki')}
    </LinkButton>
  );
}
