import { AuthCard } from '@kronos/ui/AuthCard';
import { use, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import { createFirstRunStore } from '../../../stores/first-run.ts';
import { FormLoading } from '../../../parts/brand/FormLoading.tsx';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';
import { Wizard } from './Wizard.tsx';

/** Leads the first admin through the setup of an empty system (spec §2, forced system init). */
export function Page() {
  const { system } = useApp();
  const { settings } = useSnapshot(system.state);
  const firstRun = useStore(createFirstRunStore);
  const { setup } = useSnapshot(firstRun.state);
  const t = useMessages();

  useEffect(() => void firstRun.load(), [firstRun]);

  return (
    <AuthCard {...use(SurroundingsContext)} title={t('setup.title')} description={t('setup.description')}>
      {setup.status === 'failed' && (
        <LoadFailure title={t('setup.failed')} reason={setup.reason} onRetry={() => void firstRun.load()} />
      )}
      {setup.status === 'ready' && settings ? (
        <Wizard setup={setup.data} settings={settings} firstRun={firstRun} />
      ) : (
        setup.status !== 'failed' && <FormLoading label={t('setup.loading')} sections={['step']} />
      )}
    </AuthCard>
  );
}
