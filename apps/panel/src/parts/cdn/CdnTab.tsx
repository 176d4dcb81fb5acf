import { EmptyState } from '@kronos/ui/EmptyState';
import { GlobeIcon } from '@kronos/ui/icons';
import { Stack } from '@kronos/ui/Stack';
import { use, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { useTitleFocus } from '../../context/use-title-focus.ts';
import { CardLoading } from '../../resource/CardLoading.tsx';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { createMediaStore } from '../media/media-store.ts';
import type { ShownServer } from '../servers/shown-server.ts';
import { CdnForm } from './CdnForm.tsx';
import { RouteCard } from './RouteCard.tsx';

/** Through which CDN host a server is reached, and the choice of another one. */
export function CdnTab({ server }: ShownServer) {
  use(useApp().messages.ensure('cdn'));
  const { cdn } = useStore(createMediaStore);
  const { value } = useSnapshot(cdn.info.state);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { id } = server;
  useEffect(() => cdn.info.show(id), [cdn, id]);
  useTitleFocus(value.status === 'ready' ? (value.data.route ? 'on' : 'off') : undefined);

  if (value.status === 'failed')
    return <LoadFailure title={t('cdn.failed')} reason={value.reason} onRetry={() => void cdn.info.load()} />;
  if (value.status !== 'ready') return <CardLoading label={t('cdn.loading')} />;
  const { route, hosts, domain } = value.data;
  if (!route && hosts.length === 0)
    return <EmptyState glyph={<GlobeIcon size={24} />} title={t('cdn.none')} description={t('cdn.noneText')} />;
  return (
    <Stack gap={24}>
      <RouteCard
        server={server}
        route={route}
        age={value.isStale ? t('common.stale', { time: format.moment(value.at, now) }) : undefined}
      />
      {server.rights.includes('power') && <CdnForm server={server} route={route} hosts={hosts} domain={domain} />}
    </Stack>
  );
}
