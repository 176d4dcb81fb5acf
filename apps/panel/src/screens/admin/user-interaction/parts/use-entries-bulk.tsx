import type { WordsBulkAction } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { type BulkItem, itemsOf } from '../../../../resource/bulk-run.ts';
import type { UseBulk } from '../../../../resource/create-bulk.tsx';
import { useBulkReport } from '../../../../resource/use-bulk-report.tsx';
import { refusalOf } from '../../../../stores/refusal.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { shortName } from './words.ts';
import type { BulkStore } from './bulk-store.ts';

/** The bulk actions on entries of one kind: switching them on or off, and deleting them after a confirmation. */
export const entriesBulk = <R extends { readonly id: number }>(
  createOffice: (deps: StoreDeps) => BulkStore,
  nameOf: (row: R) => string,
): UseBulk<R> =>
  function useWordsBulk(list) {
    const office = useStore(createOffice);
    const t = useMessages();
    const [deleting, setDeleting] = useState<{ rows: readonly R[]; clear: () => void; isOpen: boolean }>();
    const [error, setError] = useState<string>();
    const [running, setRunning] = useState<WordsBulkAction>();
    const report = useBulkReport((row: R) => shortName(nameOf(row)));
    const bulk = async (rows: readonly R[], action: WordsBulkAction) => {
      setRunning(action);
      const outcome = await office.bulk(rows, action);
      setRunning(undefined);
      void list.refresh();
      return outcome;
    };
    /** Shows a report on all entries if the action failed for some of them. */
    const tell = (rows: readonly R[], action: WordsBulkAction, outcome: Awaited<ReturnType<typeof bulk>>) => {
      const items = reportOf(rows, outcome);
      if (items)
        report.show(t(`words.bulk.${action}.do`), items, async (failed) =>
          reportOf(failed, await bulk(failed, action)),
        );
    };

    const press = async (rows: readonly R[], action: WordsBulkAction, clear: () => void) => {
      const outcome = await bulk(rows, action);
      if (outcome.kind === 'ok') clear();
      tell(rows, action, outcome);
    };

    return {
      buttons: (rows, clear) => (
        <>
          {(['enable', 'disable'] as const).map((action) => (
            <Button
              key={action}
              size="small"
              isPending={running === action}
              onPress={() => void press(rows, action, clear)}
            >
              {t(`words.bulk.${action}.do`)}
            </Button>
          ))}
          <Button size="small" tone="danger" onPress={() => setDeleting({ rows, clear, isOpen: true })}>
            {t('words.bulk.delete.do')}
          </Button>
        </>
      ),
      dialog: (
        <>
          {report.dialog}
          {deleting && (
            <ConfirmDialog
              title={t('words.bulk.delete.ask', { count: deleting.rows.length })}
              confirmLabel={t('words.bulk.delete.do')}
              isOpen={deleting.isOpen}
              onOpenChange={(isOpen) => setDeleting({ ...deleting, isOpen })}
              error={error}
              blastRadius={deleting.rows.map((row) => shortName(nameOf(row))).join(', ')}
              onConfirm={async () => {
                const outcome = await bulk(deleting.rows, 'delete');
                setError(refusalOf(outcome, t).error);
                if (outcome.kind === 'ok') deleting.clear();
                tell(deleting.rows, 'delete', outcome);
                return outcome.kind === 'ok';
              }}
            >
              {t('words.bulk.delete.text')}
            </ConfirmDialog>
          )}
        </>
      ),
    };
  };

/** Returns the results of all rows if one of them failed. A refusal of the whole call is shown elsewhere. */
function reportOf<R extends { readonly id: number }>(
  rows: readonly R[],
  outcome: Awaited<ReturnType<BulkStore['bulk']>>,
): BulkItem<R>[] | undefined {
  const items = outcome.kind === 'ok' ? itemsOf(rows, outcome) : [];
  return items.some(({ failure }) => failure) ? items : undefined;
}
