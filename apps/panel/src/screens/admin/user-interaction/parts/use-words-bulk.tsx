import type { WordsDeed } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import type { UseBulk } from '../../../../resource/create-bulk.tsx';
import { refusalOf } from '../../../../stores/refusal.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { shortName } from './words.ts';
import type { WordsOffice } from './words-office.ts';

type Office = Pick<WordsOffice<unknown, never>, 'bulk'>;

/** What can be done to several of any kind at once: switching them, and deleting them once that is confirmed. */
export const wordsBulk = <R extends { readonly id: number }>(
  createOffice: (deps: StoreDeps) => Office,
  nameOf: (row: R) => string,
): UseBulk<R> =>
  function useWordsBulk(list) {
    const office = useStore(createOffice);
    const t = useMessages();
    const [deleting, setDeleting] = useState<{ rows: readonly R[]; clear: () => void; isOpen: boolean }>();
    const [error, setError] = useState<string>();
    const [running, setRunning] = useState<WordsDeed>();
    const bulk = async (rows: readonly R[], deed: WordsDeed) => {
      setRunning(deed);
      const named = rows.map((row) => ({ id: row.id, name: shortName(nameOf(row)) }));
      const outcome = await office.bulk(named, deed);
      setRunning(undefined);
      void list.refresh();
      return outcome;
    };

    return {
      buttons: (rows, clear) => (
        <>
          {(['enable', 'disable'] as const).map((deed) => (
            <Button
              key={deed}
              size="small"
              isPending={running === deed}
              onPress={() => void bulk(rows, deed).then(({ kind: end }) => end === 'ok' && clear())}
            >
              {t(`words.bulk.${deed}.do`)}
            </Button>
          ))}
          <Button size="small" tone="danger" onPress={() => setDeleting({ rows, clear, isOpen: true })}>
            {t('words.bulk.delete.do')}
          </Button>
        </>
      ),
      dialog: deleting && (
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
            return outcome.kind === 'ok';
          }}
        >
          {t('words.bulk.delete.text')}
        </ConfirmDialog>
      ),
    };
  };
