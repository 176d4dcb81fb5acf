import type { Contract, ResponseOf } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { CopyButton } from '@kronos/ui/CopyButton';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';

type Answer = ResponseOf<Contract['adminDiscord']['show']>;
type ApplicationProps = Readonly<Pick<Answer, 'application' | 'redirect_url' | 'account_redirect_url'>>;

/** The application that the installation has registered with Discord, and the way to change it. */
export function Application({ application, redirect_url, account_redirect_url }: ApplicationProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const redirect = (id: 'redirect' | 'accountRedirect', url: string) => ({
    id,
    label: t(`discord.${id}`),
    value: (
      <Inline gap={8}>
        <Text isMono>{url}</Text>
        <CopyButton size="small" value={url} label={t(`discord.${id}.copy`)} />
      </Inline>
    ),
  });
  return (
    <Card
      title={t('discord.application')}
      description={t('discord.application.text')}
      actions={
        application ? (
          <Button aria-label={t('discord.application.change')} onPress={() => setOpen(true)}>
            {t('discord.change')}
          </Button>
        ) : (
          <Button tone="accent" onPress={() => setOpen(true)}>
            {t('discord.application.setUp')}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <DescriptionList
          items={[
            {
              id: 'client',
              label: t('discord.clientId'),
              value: application ? <Text isMono>{application.client_id}</Text> : t('discord.application.none'),
            },
            redirect('redirect', redirect_url),
            redirect('accountRedirect', account_redirect_url),
          ]}
        />
        <Text as="p" size={13} tone="muted">
          {t('discord.redirect.help')}
        </Text>
      </Stack>
      {isOpen && <ApplicationDialog saved={application} onClose={() => setOpen(false)} />}
    </Card>
  );
}
