import type { DiscordAccount } from '@kronos/api/contract';
import { Badge } from '@kronos/ui/Badge';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { GridList, GridListItem } from '@kronos/ui/GridList';
import { Inline } from '@kronos/ui/Inline';
import { Text } from '@kronos/ui/Text';
import { useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';

interface ConnectedAccountProps {
  account: Snapshot<DiscordAccount>;
  onSync: () => Promise<void>;
  onDisconnect: () => Promise<void>;
}

const tones = { given: 'success', waiting: 'neutral', 'no-member': 'warning' } as const;

/** The user's Discord account, and the roles it has. */
export function ConnectedAccount({ account, onSync, onDisconnect }: ConnectedAccountProps) {
  const t = useMessages();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { name, connected_at, roles } = account;
  return (
    <>
      <Text>{t('discordAccount.as', { name, since: format.exact(connected_at) })}</Text>
      <GridList label={t('discordAccount.roles')} emptyText={t('discordAccount.noRoles')}>
        {roles.map(({ id, guild, role, state }) => (
          <GridListItem
            key={id}
            id={id}
            description={guild}
            end={<Badge tone={tones[state]}>{t(`discordAccount.state.${state}`)}</Badge>}
          >
            {role}
          </GridListItem>
        ))}
      </GridList>
      {roles.some(({ state }) => state === 'no-member') && (
        <Text as="p" size={13} tone="muted">
          {t('discordAccount.join')}
        </Text>
      )}
      <Inline gap={8}>
        {roles.length > 0 && <ActionButton onPress={onSync}>{t('discordAccount.sync')}</ActionButton>}
        <Button onPress={() => setAsking(true)}>{t('discordAccount.disconnect')}</Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('discordAccount.ask')}
        confirmLabel={t('discordAccount.disconnect')}
        onConfirm={onDisconnect}
      >
        {t('discordAccount.askText')}
      </ConfirmDialog>
    </>
  );
}
