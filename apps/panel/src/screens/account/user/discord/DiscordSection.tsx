import { Text } from '@kronos/ui/Text';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { useReturn } from '../../../../parts/discord/use-return.ts';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { Section } from '../security/Section.tsx';
import { createDiscordAccountStore } from './discord-account-store.ts';
import { ConnectedAccount } from './ConnectedAccount.tsx';

/** The user's Discord account. Shown only if the installation gives roles on Discord. */
export function DiscordSection() {
  const store = useStore(createDiscordAccountStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);
  useReturn(store);
  /** Leaves the panel for Discord, which redirects back with the result of the authorization. */
  const connect = async () => {
    const url = await store.connect();
    if (url !== undefined) window.location.assign(url);
  };

  if (read.status === 'failed')
    return <LoadFailure title={t('discordAccount.failed')} reason={read.reason} onRetry={() => void store.load()} />;
  if (read.status !== 'ready') return null;
  const { account, is_offered } = read.data;
  if (!account && !is_offered) return null;
  return (
    <Section title={t('discordAccount.title')} description={t('discordAccount.description')}>
      {account ? (
        <ConnectedAccount account={account} onSync={store.syncRoles} onDisconnect={store.disconnect} />
      ) : (
        <>
          <Text>{t('discordAccount.none')}</Text>
          <div>
            <ActionButton tone="accent" onPress={connect}>
              {t('discordAccount.connect')}
            </ActionButton>
          </div>
        </>
      )}
    </Section>
  );
}
