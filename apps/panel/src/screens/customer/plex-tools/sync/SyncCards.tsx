import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { SyncForm } from '@kronos/ui/SyncForm';
import { SyncPlan } from '@kronos/ui/SyncPlan';
import { Text } from '@kronos/ui/Text';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import type { NamedServer } from '../../../../parts/media/ServerChoice.tsx';
import { planRow } from './plan-rows.ts';
import { syncFormLabels, syncPlanLabels } from './sync-labels.ts';
import type { createSyncStore } from './sync-store.ts';
import { changesIn, lossesIn } from './sync-target.ts';

interface SyncCardsProps {
  store: ReturnType<typeof createSyncStore>;
  /** The servers that the panel has access to. */
  servers: readonly NamedServer[];
  /** The id of the element that explains why actions are disabled. */
  barrierId: string | undefined;
}

/** The choice of servers, the changes that would be made to them, and the run that makes those changes. */
export function SyncCards({ store, servers, barrierId }: SyncCardsProps) {
  const { targets, values, progress, isStopping, hasRun } = useSnapshot(store.state);
  const t = useMessages();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const formLabels = useMemo(() => syncFormLabels(t), [t]);
  const planLabels = useMemo(() => syncPlanLabels(t, format.number), [t, format]);
  const rows = useMemo(() => targets.map((target) => planRow(target, t)), [targets, t]);

  const isRunning = progress !== undefined;
  const isComparing = targets.some(({ status }) => status === 'comparing');
  const count = targets.reduce((sum, target) => sum + changesIn(target), 0);
  const isNext = count > 0 && !hasRun;
  const losses = lossesIn(targets);
  const names = new Map(servers.map(({ id, name }) => [id, name]));
  const compare = (next: typeof values) => void (next && store.compare(next, names));
  const barred = {
    isUnavailable: barrierId !== undefined,
    ...(barrierId !== undefined && { 'aria-describedby': barrierId }),
  };
  return (
    <>
      <Card title={t('sync.form')} description={t('sync.formText')}>
        <SyncForm
          servers={servers}
          {...(values && { initial: values })}
          isPending={isComparing}
          isDisabled={isRunning}
          labels={formLabels}
          onChange={store.forget}
          onSubmit={compare}
        />
      </Card>
      <SyncPlan
        targets={rows}
        progress={progress}
        isRunning={isRunning}
        isStopping={isStopping}
        onStop={store.stop}
        labels={planLabels}
      />
      {targets.length > 0 && (
        <Stack gap={8}>
          <Inline gap={8}>
            {/* One button for both steps, so that it keeps the focus when a run has ended. */}
            <Button
              {...barred}
              tone={isNext ? 'accent' : 'neutral'}
              isPending={isRunning || isComparing}
              onPress={() => {
                if (!isNext) compare(values);
                else if (losses.people + losses.titles > 0) setAsking(true);
                else void store.run();
              }}
            >
              {isNext ? t('sync.run', { count }) : t('sync.again')}
            </Button>
          </Inline>
          {(isNext || isRunning) && (
            <Text as="p" size={13} tone="muted">
              {t('sync.keepOpen')}
            </Text>
          )}
        </Stack>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('sync.takeTitle')}
        confirmLabel={t('sync.run', { count })}
        // The dialog does not wait for the run.
        onConfirm={() => void store.run()}
      >
        {[
          ...(losses.people > 0 ? [t('sync.takeText', { count: losses.people })] : []),
          ...(losses.titles > 0 ? [t('sync.takeUnwatched', { count: losses.titles })] : []),
        ].join(' ')}
      </ConfirmDialog>
    </>
  );
}
