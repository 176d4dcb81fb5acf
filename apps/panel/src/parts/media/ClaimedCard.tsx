import type { ClaimStatus } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useId, useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../context/app-context.ts';
import { When } from '../../resource/When.tsx';
import { refusalOf } from '../../stores/refusal.ts';
import type { ShownServer } from '../servers/shown-server.ts';
import { createMediaStore } from './media-store.ts';
import { useReasons } from './media-tab.ts';

interface ClaimedCardProps extends ShownServer {
  status: Snapshot<ClaimStatus>;
  /** The age of the status as text, when it may be outdated. */
  age: string | undefined;
}

/** The account of a claimed server, and undoing the claim. */
export function ClaimedCard({ server, status: { account, has_access, checked_at }, age }: ClaimedCardProps) {
  const { claim } = useStore(createMediaStore);
  const { reason } = useReasons(server);
  const t = useMessages();
  const reasonId = useId();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const { id, name, type } = server;

  const reset = async () => {
    const outcome = await claim.resetClaim(id);
    setError(refusalOf(outcome, t).error);
    return outcome.kind === 'ok';
  };
  return (
    <Card
      title={t('media.claimed.title')}
      {...(age !== undefined && { description: age })}
      actions={
        server.rights.includes('power') && (
          <Button
            isUnavailable={reason !== undefined}
            {...(reason !== undefined && { 'aria-describedby': reasonId })}
            onPress={() => setAsking(true)}
          >
            {t('media.reset.open')}
          </Button>
        )
      }
    >
      <Stack gap={20}>
        {reason !== undefined && (
          <Text tone="muted" size={13} id={reasonId}>
            {t(reason)}
          </Text>
        )}
        <DescriptionList
          items={[
            { id: 'account', label: t('media.claimed.account'), value: account?.name ?? t('media.claimed.elsewhere') },
            ...(account?.email ? [{ id: 'email', label: t('media.claimed.email'), value: account.email }] : []),
            {
              id: 'access',
              label: t('media.claimed.access'),
              value: has_access ? t('media.claimed.hasAccess') : t('media.claimed.noAccess'),
            },
            {
              id: 'checked',
              label: t('media.claimed.checked'),
              value: checked_at === null ? t('server.unknown') : <When at={checked_at} />,
            },
          ]}
        />
      </Stack>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={t('media.reset.ask', { name })}
          confirmLabel={t('media.reset.submit')}
          error={error}
          onConfirm={reset}
        >
          {t(`media.reset.text.${type}`)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
