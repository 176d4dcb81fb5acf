import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { EmptyState } from '@kronos/ui/EmptyState';
import { Inline } from '@kronos/ui/Inline';
import { InfoIcon } from '@kronos/ui/icons';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { Loaded } from '../../../../resource/Loaded.tsx';
import { createMailServerStore, type MailServerAnswer } from './mail-server-store.ts';
import { MailServerDialog } from './MailServerDialog.tsx';

/** The outgoing mail server, with a test of it and the dialog that changes it. */
export function MailServer() {
  const store = useStore(createMailServerStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void store.load(), [store]);

  return (
    <>
      <Card title={t('mailServer.title')} description={t('mailServer.text')}>
        <Loaded
          read={read}
          loading={t('mailServer.loading')}
          failed={t('mailServer.failed')}
          onRetry={() => void store.load()}
        >
          {({ server, is_fixed }) =>
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
            )
          }
        </Loaded>
      </Card>
      {isOpen && read.status === 'ready' && (
        <MailServerDialog
          saved={read.data.server}
          versions={{ shown: read.data.version, latest: store.version }}
          onSave={store.save}
          onClose={() => setOpen(false)}
        />
      )}
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
