import { EmptyState } from '@kronos/ui/EmptyState';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { QuestionIcon } from '@kronos/ui/icons';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { useTitleFocus } from '../../context/use-title-focus.ts';
import { CardLoading } from '../../resource/CardLoading.tsx';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { PopupDialog } from '../PopupDialog.tsx';
import type { ShownServer } from '../servers/shown-server.ts';
import { ClaimAccount } from './ClaimAccount.tsx';
import { ClaimedCard } from './ClaimedCard.tsx';
import { createMediaStore } from './media-store.ts';
import { useReasons } from './media-tab.ts';

/** Whether and by whom the server is claimed, with the actions to claim it and to undo that. */
export function ClaimTab({ server }: ShownServer) {
  const { claim } = useStore(createMediaStore);
  const { current } = useSnapshot(claim.popup);
  const { id } = server;
  useEffect(() => claim.status.show(id), [claim, id]);
  return (
    <>
      <ClaimContent server={server} />
      {current && (
        <Suspense>
          <PopupDialog popup={current} isOpen onOpenChange={(isOpen) => isOpen || void claim.closePopup()} />
        </Suspense>
      )}
    </>
  );
}

function ClaimContent({ server }: ShownServer) {
  const { claim } = useStore(createMediaStore);
  const { value } = useSnapshot(claim.status.state);
  const { reason } = useReasons(server);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const check = () => void claim.status.load();
  useTitleFocus(value.status === 'ready' ? value.data.state : undefined);

  if (value.status === 'failed')
    return <LoadFailure title={t('media.claim.failed')} reason={value.reason} onRetry={check} />;
  if (value.status !== 'ready') return <CardLoading label={t('media.claim.loading')} />;

  const { state, checked_at } = value.data;
  const product = t(`customer.server.type.${server.type}`);
  const age = value.isStale ? t('common.stale', { time: format.moment(value.at, now) }) : undefined;
  if (state === 'unknown')
    return (
      <EmptyState
        glyph={<QuestionIcon size={24} />}
        title={t('media.claim.unknown')}
        description={
          checked_at === null
            ? t('media.claim.neverTold', { product })
            : t('media.claim.toldLast', { product, when: format.relative(checked_at, now) })
        }
        action={<Button onPress={check}>{t('media.claim.check')}</Button>}
      />
    );
  if (state === 'claimed') return <ClaimedCard server={server} status={value.data} age={age} />;
  return (
    <Card title={t(`media.claim.title.${server.type}`)} description={age ?? t(`media.claim.text.${server.type}`)}>
      <Stack gap={20}>
        {reason !== undefined && <Text tone="muted">{t(reason)}</Text>}
        {server.rights.includes('power') && (
          <ClaimAccount server={server} isLost={state === 'lost'} isBarred={reason !== undefined} />
        )}
      </Stack>
    </Card>
  );
}
