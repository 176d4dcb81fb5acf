import type { WordsDeed } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { LinkButton } from '@kronos/ui/LinkButton';
import { useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { ListScreen, type ListScreenProps } from '../../../../resource/ListScreen.tsx';
import type { ListFilters, ListQuery } from '../../../../resource/list-query.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { refusalOf } from '../../../../stores/refusal.ts';
import type { WordsRow } from './words-columns.tsx';
import type { WordsKind, WordsOffice } from './words-office.ts';
import { periodStates } from './words-shape.ts';
import { shortName, stateWords } from './words.tsx';

interface WordsListProps<S extends string, F extends ListFilters, R extends WordsRow>
  extends Pick<ListScreenProps<S, F, R>, 'shape' | 'columns' | 'rowName' | 'csv'> {
  kind: WordsKind;
  office: Pick<WordsOffice<ListQuery<S, F>, R, unknown, never>, 'list' | 'bulk'>;
  /** Beside the one by state. */
  filters?: ListScreenProps<S, F, R>['filters'];
}

/** All of one kind: with what can be done to several at once. */
export function WordsList<S extends string, F extends ListFilters, R extends WordsRow>(props: WordsListProps<S, F, R>) {
  const { kind, office, rowName, filters = [], ...list } = props;
  const t = useMessages();
  const [deleting, setDeleting] = useState<{ rows: readonly R[]; clear: () => void; isOpen: boolean }>();
  const [error, setError] = useState<string>();
  const [running, setRunning] = useState<WordsDeed>();
  const bulk = async (rows: readonly R[], deed: WordsDeed) => {
    setRunning(deed);
    const outcome = await office.bulk(
      rows.map((row) => ({ id: row.id, name: shortName(rowName(row)) })),
      deed,
    );
    setRunning(undefined);
    return outcome;
  };
  const create = (
    <LinkButton tone="accent" href={href(adminRoutes[kind], { id: 'create' })}>
      {t(`words.${kind}.create`)}
    </LinkButton>
  );
  const count = deleting?.rows.length ?? 0;

  return (
    <>
      <ListScreen
        {...list}
        store={office.list}
        title={t(`words.${kind}s`)}
        description={t(`words.${kind}s.text`)}
        actions={create}
        rowName={rowName}
        search={{ label: t(`words.${kind}s.search`), placeholder: t(`words.${kind}s.searchHint`) }}
        filters={[
          {
            id: 'state',
            label: t('words.column.state'),
            values: periodStates.map((id) => ({ id, label: t(stateWords[id]) })),
          },
          ...filters,
        ]}
        empty={{ title: t(`words.${kind}s.empty`), description: t(`words.${kind}s.emptyText`), action: create }}
        renderBulkActions={(rows, clear) => (
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
        )}
      />
      {deleting && (
        <ConfirmDialog
          title={t('words.bulk.delete.ask', { count })}
          confirmLabel={t('words.bulk.delete.do')}
          isOpen={deleting.isOpen}
          onOpenChange={(isOpen) => setDeleting({ ...deleting, isOpen })}
          error={error}
          blastRadius={deleting.rows.map((row) => shortName(rowName(row))).join(', ')}
          onConfirm={async () => {
            const outcome = await bulk(deleting.rows, 'delete');
            setError(refusalOf(outcome, t).error);
            if (outcome.kind === 'ok') deleting.clear();
            return outcome.kind === 'ok';
          }}
        >
          {t('words.bulk.delete.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
