import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useReturn } from '../../../../parts/discord/use-return.ts';
import { CardLoading } from '../../../../resource/CardLoading.tsx';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { Application } from './Application.tsx';
import { createDiscordStore } from './discord-store.ts';
import { Guilds } from './Guilds.tsx';
import { NewGuildDialog } from './NewGuildDialog.tsx';

/** The Discord channels to which the panel posts, and the roles that it gives (spec §2). */
export function Page() {
  const store = useStore(createDiscordStore);
  const { read } = useSnapshot(store.state);
  const { signIn } = useSnapshot(store.opened);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);
  useReturn(store);
  return (
    <Stack gap={24}>
      <PageHeader title={t('titles.discord')} description={t('discord.text')} />
      {read.status === 'failed' && (
        <LoadFailure title={t('discord.failed')} reason={read.reason} onRetry={() => void store.load()} />
      )}
      {(read.status === 'idle' || read.status === 'loading') && <CardLoading label={t('discord.loading')} />}
      {read.status === 'ready' && (
        <>
          <Application {...read.data} />
          {read.data.application && <Guilds guilds={read.data.guilds} />}
        </>
      )}
      {signIn && <NewGuildDialog signIn={signIn} onClose={store.forget} />}
    </Stack>
  );
}
