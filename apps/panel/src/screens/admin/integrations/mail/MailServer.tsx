import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { EmptyState } from '@kronos/ui/EmptyState';
import { ErrorState } from '@kronos/ui/ErrorState';
import { Inline } from '@kronos/ui/Inline';
import { InfoIcon } from '@kronos/ui/icons';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { createMailServerStore, type MailServerAnswer } from './mail-server-store.ts';
import { MailServerDialog } from './MailServerDialog.tsx';

/** The server through which mails leave: what it is, a test of it, and how it is changed. */
export function MailServer() {
  const store = useStore(createMailServerStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void store.load(), [store]);

  const card = (content: ReactNode) => (
    <Card title={t('mailServer.title')} description={t('mailServer.text')}>
      {content}
    </Card>
  );
  if (read.status === 'failed')
    return card(
      <ErrorState
        level={3}
        title={t('mailServer.failed')}
        description={read.reason(t)}
        onRetry={() => void store.load()}
        retryLabel={t('common.retry')}
      />,
    );
  if (read.status !== 'ready')
    return card(
      <SkeletonRegion label={t('mailServer.loading')}>
        <Skeleton width={60} />
        <Skeleton width={80} />
      </SkeletonRegion>,
    );
  const { server, is_fixed } = read.data;
  return (
    <>
      {card(
        server ? (
          <Stack gap={16}>
            <Facts server={server} />
            {is_fixed && (
              <Text as="p" size={13} tone="muted">
                {t('mailServer.fixed')}
              </Text>
            )}
            <Inline gap={8}>
              <ActionButton onPress={store.test}>{t('mailServer.test')}</ActionButton>
              {!is_fixed && <Button onPress={() => setOpen(true)}>{t('mailServer.change')}</Button>}
            </Inline>
          </Stack>
        ) : (
          <EmptyState
            level={3}
            glyph={<InfoIcon size={24} />}
            title={t('mailServer.none')}
            description={t('mailServer.none.text')}
            action={
              <Button tone="accent" onPress={() => setOpen(true)}>
                {t('mailServer.setUp')}
              </Button>
            }
          />
        ),
      )}
      {isOpen && <MailServerDialog saved={server} onSave={store.save} onClose={() => setOpen(false)} />}
    </>
  );
}

function Facts({ server }: { server: NonNullable<MailServerAnswer['server']> }) {
  const t = useMessages();
  const { host, port, security, user, from, from_name } = server;
  return (
    <DescriptionList
      items={[
        { id: 'address', label: t('mailServer.address'), value: <bdi dir="ltr">{`${host}:${port}`}</bdi> },
        { id: 'security', label: t('mailServer.security'), value: t(`mailServer.security.${security}`) },
        { id: 'user', label: t('mailServer.user'), value: user || t('mailServer.noUser') },
        { id: 'sender', label: t('mailServer.sender'), value: from_name ? `${from_name} <${from}>` : from },
      ]}
    />
  );
}
