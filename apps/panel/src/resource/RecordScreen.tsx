import { EmptyState } from '@kronos/ui/EmptyState';
import { ErrorState } from '@kronos/ui/ErrorState';
import { SearchIcon, WarningIcon } from '@kronos/ui/icons';
import { LinkButton } from '@kronos/ui/LinkButton';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../context/app-context.ts';
import type { RecordStore } from './record-store.ts';
import { CardLoading } from './CardLoading.tsx';

interface RecordScreenProps<R> {
  store: RecordStore<R>;
  id: number;
  words: {
    loading: string;
    failed: string;
    missing: string;
    missingText: string;
    back: string;
    forbidden?: { title: string; text: string };
  };
  /** The list that it is one of. */
  listHref: string;
  children: (record: R) => ReactNode;
}

/** One record of a list, or why it cannot be shown. */
export function RecordScreen<R>({ store, id, words, listHref, children }: RecordScreenProps<R>) {
  const { record, isMissing, isForbidden } = useSyncExternalStore(store.subscribe, store.get);
  const t = useMessages();
  // What is no number is no record's.
  const isNumber = Number.isSafeInteger(id) && id > 0;
  useEffect(() => (isNumber ? store.show(id) : undefined), [store, id, isNumber]);

  if (isMissing || !isNumber)
    return (
      <EmptyState
        level={1}
        glyph={<SearchIcon size={24} />}
        title={words.missing}
        description={words.missingText}
        action={<LinkButton href={listHref}>{words.back}</LinkButton>}
      />
    );
  if (isForbidden && words.forbidden)
    return (
      <EmptyState
        level={1}
        glyph={<WarningIcon size={24} />}
        title={words.forbidden.title}
        description={words.forbidden.text}
        action={<LinkButton href={listHref}>{words.back}</LinkButton>}
      />
    );
  if (record.status === 'failed')
    return (
      <ErrorState
        level={1}
        title={words.failed}
        description={record.reason(t)}
        onRetry={() => void store.load()}
        retryLabel={t('common.retry')}
      />
    );
  return record.status === 'ready' ? children(record.data) : <CardLoading label={words.loading} />;
}
