import type { EngineDefaults as Defaults } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { Loaded } from '../../../../resource/Loaded.tsx';
import { DefaultsDialog } from './DefaultsDialog.tsx';
import { createEngineDefaultsStore } from './engine-defaults-store.ts';

/** The settings with which the containers of servers are created, and the dialog that changes them. */
export function EngineDefaults() {
  const store = useStore(createEngineDefaultsStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void store.load(), [store]);

  return (
    <>
      <Card title={t('docker.defaults')} description={t('docker.defaults.text')}>
        <Loaded
          read={read}
          loading={t('docker.defaults.loading')}
          failed={t('docker.defaults.failed')}
          onRetry={() => void store.load()}
        >
          {(defaults) => (
            <Stack gap={16}>
              <Facts defaults={defaults} />
              <Inline gap={8}>
                <Button onPress={() => setOpen(true)}>{t('docker.defaults.change')}</Button>
              </Inline>
            </Stack>
          )}
        </Loaded>
      </Card>
      {isOpen && read.status === 'ready' && (
        <DefaultsDialog
          saved={read.data}
          versions={{ shown: read.data.version, latest: store.version }}
          onSave={store.save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type Shown = Readonly<Omit<Defaults, 'dns'>> & { readonly dns: readonly string[] };

function Facts({ defaults: { stop_seconds, log_megabytes, log_files, dns } }: { defaults: Shown }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <DescriptionList
      items={[
        { id: 'stop', label: t('docker.stop'), value: t('docker.stop.value', { count: stop_seconds }) },
        {
          id: 'log',
          label: t('docker.log'),
          value: t('docker.log.value', { count: log_files, size: format.bytes(log_megabytes * 1_000_000) }),
        },
        {
          id: 'dns',
          label: t('docker.dns'),
          value: dns.length === 0 ? t('docker.dns.none') : <bdi dir="ltr">{dns.join(', ')}</bdi>,
        },
      ]}
    />
  );
}
