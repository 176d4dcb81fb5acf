import { Banner } from '@kronos/ui/Banner';
import { DemoBanner } from '@kronos/ui/DemoBanner';
import { use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';

/** The demo notice, and the installation's message. */
export function ShownBars() {
  const { messages, system } = useApp();
  const { demo_mode, maintenance_message } = useSnapshot(system.state).settings ?? {};
  use(messages.ensure('shell'));
  const { t } = messages;
  return (
    <>
      {demo_mode && <DemoBanner badge={t('shell.demo.badge')}>{t('shell.demo.banner')}</DemoBanner>}
      {maintenance_message && (
        <Banner label={t('shell.maintenance')} tone="warning">
          {maintenance_message}
        </Banner>
      )}
    </>
  );
}
