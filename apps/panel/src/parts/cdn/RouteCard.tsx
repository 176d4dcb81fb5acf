import type { CdnRoute } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { CopyButton } from '@kronos/ui/CopyButton';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../context/app-context.ts';
import { When } from '../../resource/When.tsx';
import { refusalOf } from '../../stores/refusal.ts';
import { Callout } from '../Callout.tsx';
import { createMediaStore } from '../media/media-store.ts';
import { useReasons } from '../media/media-tab.ts';
import type { ShownServer } from '../servers/shown-server.ts';

interface RouteCardProps extends ShownServer {
  route: Snapshot<CdnRoute> | null;
  /** The age of what is shown as text, when it may be outdated. */
  age: string | undefined;
}

/** Where a server is reached, and turning its CDN off. */
export function RouteCard({ server, route, age }: RouteCardProps) {
  const { cdn } = useStore(createMediaStore);
  const { reason } = useReasons(server);
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const disable = async () => {
    const outcome = await cdn.disable(server.id);
    setError(refusalOf(outcome, t).error);
    return outcome.kind === 'ok';
  };
  const address = route?.address ?? server.address;
  return (
    <Card
      title={route ? t('cdn.on', { host: route.cdn.name }) : t('cdn.off')}
      description={age ?? (route ? undefined : t('cdn.offText'))}
      actions={
        route &&
        server.rights.includes('power') && (
          <Button isUnavailable={reason !== undefined} onPress={() => setAsking(true)}>
            {t('cdn.turnOff')}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        {route?.is_missing && (
          <Callout tone="warning" label={t('cdn.notice')}>
            {t('cdn.missing', { host: route.cdn.name })}
          </Callout>
        )}
        <DescriptionList
          items={[
            {
              id: 'address',
              label: t('cdn.address'),
              value:
                address === null ? (
                  t('server.noAddress')
                ) : (
                  <Inline gap={8}>
                    <Link href={address} target="_blank" rel="noreferrer">
                      {address}
                    </Link>
                    <CopyButton size="small" value={address} label={t('server.copyAddress')} />
                  </Inline>
                ),
            },
            ...(route
              ? [
                  { id: 'type', label: t('cdn.type'), value: t(`cdn.type.${route.type}`) },
                  { id: 'since', label: t('cdn.since'), value: <When at={route.since} /> },
                ]
              : []),
          ]}
        />
      </Stack>
      {isAsking && route && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={t('cdn.offAsk', { name: server.name })}
          confirmLabel={t('cdn.turnOff')}
          error={error}
          onConfirm={disable}
        >
          {t('cdn.offAskText', { address: route.address })}
        </ConfirmDialog>
      )}
    </Card>
  );
}
