import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import { useAddress } from '../../../../context/use-address.ts';
import { CardLoading } from '../../../../resource/CardLoading.tsx';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { Application } from './Application.tsx';
import { createDiscordStore } from './discord-store.ts';
import { Guilds } from './Guilds.tsx';
import { NewGuildDialog } from './NewGuildDialog.tsx';

/** Which channels of Discord get what the house tells (spec §2, /app/admin/integrations/discord). */
export function Page() {
  const store = useStore(createDiscordStore);
  const { read } = useSnapshot(store.state);
  const { signIn } = useSnapshot(store.opened);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);
  useArrival(store);
  return (
    <Stack gap={24}>
      <PageHeader title={t('titles.discord')} description={t('discord.text')} />
      {read.status === 'failed' && (
        <LoadFailure title={t('discord.failed')} reason={read.reason} onRetry={() => void store.load()} />
      )}
      {(read.status === 'idle' || read.status === 'loading') && <CardLoading label={t('discord.loading')} />}
      {read.status === 'ready' && (
        <>
          <Application application={read.data.application} redirectUrl={read.data.redirect_url} />
          {read.data.application && <Guilds guilds={read.data.guilds} />}
        </>
      )}
      {signIn && <NewGuildDialog signIn={signIn} onClose={store.forget} />}
    </Stack>
  );
}

/** Takes the code with which Discord sends the browser back out of the address, where it is of no use to anybody else. */
function useArrival({ arrive, tellDenied }: ReturnType<typeof createDiscordStore>) {
  const { location } = useApp();
  const { path, search } = useAddress();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [code, state] = [query.get('code'), query.get('state')];
    if (state === null) return;
    location.navigate(path, { replace: true });
    if (code === null) tellDenied();
    else void arrive({ code, state, guild: query.get('guild_id') });
  }, [location, path, search, arrive, tellDenied]);
}
