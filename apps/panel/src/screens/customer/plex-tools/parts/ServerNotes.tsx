import type { Contract, ResponseOf } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../../../../context/app-context.ts';
import { Callout } from '../../../../parts/Callout.tsx';

export type SeenServers = Snapshot<ResponseOf<Contract['customerPlexTools']['invites']>>['servers'];

const namesOf = (servers: SeenServers) => servers.map(({ name }) => name).join(', ');

/** The servers whose people are missing because they did not respond or are not claimed. */
export function ServerNotes({ servers, onRetry }: { servers: SeenServers; onRetry: () => unknown }) {
  const t = useMessages();
  const failed = servers.filter(({ access }) => access === 'failed');
  const unclaimed = servers.filter(({ access }) => access === 'unclaimed');
  return (
    <>
      {failed.length > 0 && (
        <Callout
          tone="warning"
          label={t('plexTools.unread')}
          action={
            <Button size="small" onPress={() => void onRetry()}>
              {t('plexTools.again')}
            </Button>
          }
        >
          {t('plexTools.failedServers', { names: namesOf(failed), count: failed.length })}
        </Callout>
      )}
      {unclaimed.length > 0 && (
        <Callout tone="info" label={t('plexTools.unclaimed')}>
          {t('plexTools.unclaimedServers', { names: namesOf(unclaimed), count: unclaimed.length })}
        </Callout>
      )}
    </>
  );
}
