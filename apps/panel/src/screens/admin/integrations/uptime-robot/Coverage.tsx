import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { Inline } from '@kronos/ui/Inline';
import { NumberField } from '@kronos/ui/NumberField';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { Loaded } from '../../../../resource/Loaded.tsx';
import { createCoverageStore } from './coverage-store.ts';

/** How many nodes are monitored, the button that monitors all of them, and the settings for new monitors. */
export function Coverage() {
  const store = useStore(createCoverageStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  const [draft, setDraft] = useState<number>();
  useEffect(() => void store.load(), [store]);

  return (
    <>
      <Card title={t('uptime.coverage')}>
        <Loaded
          read={read}
          loading={t('uptime.coverage.loading')}
          failed={t('uptime.coverage.failed')}
          onRetry={() => void store.load()}
        >
          {({ nodes, monitored, interval_minutes }) => (
            <Stack gap={16}>
              <Stack gap={4}>
                <Text as="p">{t('uptime.coverage.count', { count: nodes, monitored })}</Text>
                <Text as="p" size={13} tone="muted">
                  {t('uptime.coverage.interval', { count: interval_minutes })}
                </Text>
              </Stack>
              <Inline gap={8}>
                <ActionButton tone="accent" isDisabled={monitored >= nodes} onPress={store.addAll}>
                  {t('uptime.monitorAll')}
                </ActionButton>
                <Button onPress={() => setDraft(interval_minutes)}>{t('uptime.settings.change')}</Button>
              </Inline>
            </Stack>
          )}
        </Loaded>
      </Card>
      {draft !== undefined && (
        <FormDialog
          title={t('uptime.settings.title')}
          text={t('uptime.settings.text')}
          submitLabel={t('uptime.form.save')}
          cancelLabel={t('uptime.form.cancel')}
          onSave={() => store.save(draft)}
          onClose={() => setDraft(undefined)}
        >
          <NumberField
            name="interval_minutes"
            label={t('uptime.interval')}
            minValue={1}
            maxValue={60}
            isRequired
            value={draft}
            onChange={setDraft}
          />
        </FormDialog>
      )}
    </>
  );
}
