import type { NodeDefaults as Defaults } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { createNodeDefaultsStore } from '../../../../parts/nodes/node-defaults-store.ts';
import { Loaded } from '../../../../resource/Loaded.tsx';
import { NodeDefaultsDialog } from './NodeDefaultsDialog.tsx';

/** The defaults for new nodes, and the dialog that changes them. */
export function NodeDefaults() {
  const store = useStore(createNodeDefaultsStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void store.load(), [store]);

  return (
    <>
      <Card title={t('nodeDefaults.title')} description={t('nodeDefaults.text')}>
        <Loaded
          read={read}
          loading={t('nodeDefaults.loading')}
          failed={t('nodeDefaults.failed')}
          onRetry={() => void store.load()}
        >
          {(defaults) => (
            <Stack gap={16}>
              <Facts defaults={defaults} />
              <Inline gap={8}>
                <Button onPress={() => setOpen(true)}>{t('nodeDefaults.change')}</Button>
              </Inline>
            </Stack>
          )}
        </Loaded>
      </Card>
      {isOpen && read.status === 'ready' && (
        <NodeDefaultsDialog
          saved={read.data}
          versions={{ shown: read.data.version, latest: store.version }}
          onSave={store.save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Facts({ defaults }: { defaults: Readonly<Defaults> }) {
  const t = useMessages();
  const format = useFormat();
  const { kind, ssh_user, ssh_port, tls_port, port_first, port_last, capacity, provider, region } = defaults;
  // A port is an identifier: it has no thousands separator.
  const range = { first: String(port_first), last: String(port_last) };
  return (
    <DescriptionList
      items={[
        { id: 'kind', label: t('nodeDefaults.kind'), value: t(`nodeDefaults.kind.${kind}`) },
        {
          id: 'ssh',
          label: t('nodeDefaults.ssh'),
          value: t('nodeDefaults.ssh.value', { user: ssh_user, port: String(ssh_port) }),
        },
        { id: 'tls', label: t('nodeDefaults.tls_port'), value: String(tls_port) },
        { id: 'ports', label: t('nodeDefaults.ports'), value: t('nodeDefaults.ports.value', range) },
        {
          id: 'capacity',
          label: t('nodeDefaults.capacity'),
          value: capacity === null ? t('nodeDefaults.anyNumber') : format.number(capacity),
        },
        {
          id: 'place',
          label: t('nodeDefaults.place'),
          value: [provider, region].filter(Boolean).join(', ') || t('nodeDefaults.none'),
        },
      ]}
    />
  );
}
