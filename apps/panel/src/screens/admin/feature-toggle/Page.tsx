import type { Feature } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { Switch } from '@kronos/ui/Switch';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import type { PlainKey } from '../../../messages/catalogue.ts';
import { createSystemSettingsStore } from '../../../stores/system-settings.ts';
import { FormLoading } from '../../../parts/brand/FormLoading.tsx';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';

/** Switches features of the installation on and off. */
export function Page() {
  const settings = useStore(createSystemSettingsStore);
  const { features } = useSnapshot(settings.state);
  const { chosen } = useSnapshot(settings.switched);
  const t = useMessages();

  useEffect(() => void settings.loadFeatures(), [settings]);

  return (
    <Stack gap={24}>
      <PageHeader title={t('house.features.title')} description={t('house.features.description')} />
      {features.status === 'failed' && (
        <LoadFailure
          title={t('house.features.failed')}
          reason={features.reason}
          onRetry={() => void settings.loadFeatures()}
        />
      )}
      {(features.status === 'idle' || features.status === 'loading') && (
        <FormLoading label={t('house.features.loading')} sections={['features']} />
      )}
      {features.status === 'ready' && (
        <Card as="div">
          <Stack gap={24}>
            {features.data.map(({ name, enabled }) => (
              <Switch
                key={name}
                help={t(words[name].text)}
                isSelected={chosen[name] ?? enabled}
                onChange={(next) => void settings.switchFeature(name, next)}
              >
                {t(words[name].name)}
              </Switch>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

const words: Record<Feature, { name: PlainKey; text: PlainKey }> = {
  user_invite_keys: { name: 'house.features.keys', text: 'house.features.keys.text' },
  user_request_trial: { name: 'house.features.trial', text: 'house.features.trial.text' },
  request_lounge: { name: 'house.features.lounge', text: 'house.features.lounge.text' },
  has_reseller_products: { name: 'house.features.shop', text: 'house.features.shop.text' },
  whmcs_display_user_invoices: { name: 'house.features.invoices', text: 'house.features.invoices.text' },
};
