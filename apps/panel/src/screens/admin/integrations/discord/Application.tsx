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

interface ApplicationProps {
  application: Readonly<ResponseOf<Contract['adminDiscord']['show']>['application']>;
  redirectUrl: string;
}

/** The application that the house has registered with Discord: what it is, and how it is entered. */
export function Application({ application, redirectUrl }: ApplicationProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
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
            {
              id: 'redirect',
              label: t('discord.redirect'),
              value: (
                <Inline gap={8}>
                  <Text isMono>{redirectUrl}</Text>
                  <CopyButton size="small" value={redirectUrl} label={t('discord.redirect.copy')} />
                </Inline>
              ),
            },
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
