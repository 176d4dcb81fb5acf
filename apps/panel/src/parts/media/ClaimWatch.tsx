import { Button } from '@kronos/ui/Button';
import { use, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../context/app-context.ts';
import { Callout } from '../Callout.tsx';
import type { ShownServer } from '../servers/shown-server.ts';
import { createMediaStore } from './media-store.ts';

interface ClaimWatchProps extends ShownServer {
  /** Whether the open tab shows a lost claim. */
  isShown: boolean;
  /** Opens the tab on which the server is claimed; undefined if that is open. */
  openClaim: (() => void) | undefined;
}

/** Keeps the claim status current on every tab of a server, and shows when the claim is lost. */
export function ClaimWatch({ server, isShown, openClaim }: ClaimWatchProps) {
  const { messages } = useApp();
  use(messages.ensure('media'));
  const { claim } = useStore(createMediaStore);
  const { value } = useSnapshot(claim.status.state);
  const t = useMessages();
  const { id, type, operation } = server;
  useEffect(() => claim.status.show(id), [claim, id]);
  // Spec §4: a restart reads it again, even without a socket to report the restart.
  const restart = operation?.kind === 'restart' ? `${operation.id} ${operation.state}` : undefined;
  useEffect(() => {
    if (restart !== undefined) void claim.status.load();
  }, [claim, restart]);

  if (!isShown || value.status !== 'ready' || value.data.state !== 'lost') return null;
  return (
    <Callout
      tone="warning"
      label={t('media.claim.lostName')}
      isAnnounced
      action={
        openClaim && (
          <Button size="small" onPress={openClaim}>
            {t('media.claim.again')}
          </Button>
        )
      }
    >
      {t('media.claim.lost', { product: t(`customer.server.type.${type}`) })}
    </Callout>
  );
}
