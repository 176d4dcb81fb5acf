import { DemoBanner } from '@kronos/ui/DemoBanner';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';

/** Says so where nothing is real (spec §1). */
export function DemoBar() {
  const { settings } = useSnapshot(useApp().system.state);
  const t = useMessages();
  if (!settings?.demo_mode) return null;
  return <DemoBanner badge={t('common.demo.badge')}>{t('common.demo.banner')}</DemoBanner>;
}
