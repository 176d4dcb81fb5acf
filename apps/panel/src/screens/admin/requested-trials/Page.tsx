import type { Trial } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { useMemo, useState } from 'react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { ListScreen } from '../../../resource/ListScreen.tsx';
import { trialColumns, trialCsv } from './columns.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { trialsShape } from './shape.ts';
import { createTrialsStore } from './trials-store.ts';

/** The queue of those who asked for a trial (spec §2, /app/admin/requested-trials). */
export function Page() {
  const trials = useStore(createTrialsStore);
  const t = useMessages();
  const columns = useMemo(() => trialColumns(t), [t]);
  const [declining, setDeclining] = useState<{ rows: readonly Trial[]; clear: () => void; isOpen: boolean }>();

  return (
    <>
      <ListScreen
        store={trials.list}
        shape={trialsShape}
        title={t('trials.title')}
        description={t('trials.description')}
        columns={columns}
        rowName={({ name }) => name}
        search={{ label: t('trials.search'), placeholder: t('trials.searchHint') }}
        filters={[
          {
            id: 'state',
            label: t('trials.column.state'),
            values: trialsShape.filters.state.map((id) => ({ id, label: t(`trials.state.${id}`) })),
          },
        ]}
        empty={{ title: t('trials.empty'), description: t('trials.emptyText') }}
        csv={{ name: 'requested-trials', columns: trialCsv(t) }}
        renderBulkActions={(rows, clear) => {
          const open = rows.filter(({ state }) => state === 'open');
          return (
            <Button
              size="small"
              tone="danger"
              isDisabled={open.length === 0}
              onPress={() => setDeclining({ rows: open, clear, isOpen: true })}
            >
              {t('trials.decline')}
            </Button>
          );
        }}
      />
      {declining && (
        <DeclineDialog
          title={t('trials.decline.many', { count: declining.rows.length })}
          isOpen={declining.isOpen}
          onOpenChange={(isOpen) => setDeclining({ ...declining, isOpen })}
          onConfirm={async (reason) => {
            const outcome = await trials.decline(declining.rows, reason);
            if (outcome.kind === 'ok') declining.clear();
            return outcome;
          }}
        />
      )}
    </>
  );
}
