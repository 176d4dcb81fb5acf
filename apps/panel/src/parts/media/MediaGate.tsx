import type { Outcome } from '@kronos/api';
import type { MediaAccess } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { EmptyState } from '@kronos/ui/EmptyState';
import { KeyIcon } from '@kronos/ui/icons';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../../context/app-context.ts';
import { useTitleFocus } from '../../context/use-title-focus.ts';
import { CardLoading } from '../../resource/CardLoading.tsx';
import type { Loadable } from '../../stores/loadable.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import type { MediaTabProps } from './media-tab.ts';
import type { OwnerAccount } from './owner-account.ts';
import { OwnerSignIn } from './OwnerSignIn.tsx';

interface MediaGateProps extends MediaTabProps {
  value: Snapshot<Loadable<{ access: MediaAccess }>>;
  onRetry: () => void;
  loading: string;
  failed: string;
  /** Signs in the owner, if another store than that of the tabs keeps the sign-in. */
  onSignIn?: ((account: OwnerAccount) => Promise<Outcome<unknown>>) | undefined;
  /** The content, once it is loaded and the panel may act on the media server. */
  children: ReactNode;
}

/** Shown until the content of a media server is available: its loading state, a failure, a claim, or a sign-in. */
export function MediaGate({ server, openClaim, value, onRetry, loading, failed, onSignIn, children }: MediaGateProps) {
  const t = useMessages();
  useTitleFocus(value.status === 'ready' ? value.data.access : undefined);
  if (value.status === 'failed') return <LoadFailure title={failed} reason={value.reason} onRetry={onRetry} />;
  if (value.status !== 'ready') return <CardLoading label={loading} />;
  if (value.data.access === 'sign-in') return <OwnerSignIn server={server} onSignIn={onSignIn} />;
  if (value.data.access === 'unclaimed')
    return (
      <Card as="div">
        <EmptyState
          glyph={<KeyIcon size={24} />}
          title={t('media.unclaimed')}
          description={t('media.unclaimedText')}
          action={
            <Button tone="accent" onPress={openClaim}>
              {t('media.toClaim')}
            </Button>
          }
        />
      </Card>
    );
  return children;
}
