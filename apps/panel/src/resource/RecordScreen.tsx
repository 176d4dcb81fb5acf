import { EmptyState } from '@kronos/ui/EmptyState';
import { SearchIcon, WarningIcon } from '@kronos/ui/icons';
import { LinkButton } from '@kronos/ui/LinkButton';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';
import { CardLoading } from './CardLoading.tsx';
import { recordStateOf, type RecordStore } from './record-store.ts';
import { LoadFailure } from './LoadFailure.tsx';

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
  /** The address of the list. */
  listHref: string;
  children: (record: R) => ReactNode;
}

/** One record of a list, or why it cannot be shown. */
export function RecordScreen<R>({ store, id, words, listHref, children }: RecordScreenProps<R>) {
  const view = useSyncExternalStore(store.subscribe, store.get);
  const { record } = view;
  // No record has an id that is not a positive integer.
  const isNumber = Number.isSafeInteger(id) && id > 0;
  useEffect(() => (isNumber ? store.show(id) : undefined), [store, id, isNumber]);

  const state = isNumber ? recordStateOf(view) : 'missing';
  if (state === 'missing')
    return (
      <EmptyState
        level={1}
        glyph={<SearchIcon size={24} />}
        title={words.missing}
        description={words.missingText}
        action={<LinkButton href={listHref}>{words.back}</LinkButton>}
      />
    );
  if (state === 'forbidden' && words.forbidden)
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
    return <LoadFailure level={1} title={words.failed} reason={record.reason} onRetry={() => void store.load()} />;
  if (record.status !== 'ready') return <CardLoading label={words.loading} />;
  // The content keeps its place with and without the age above it, so that a form does not lose its input.
  return (
    <Stack gap={16}>
      {record.isStale && <Age at={record.at} />}
      {children(record.data)}
    </Stack>
  );
}

/** When an outdated record was last read. */
function Age({ at }: { at: number }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  return (
    <Text as="p" tone="muted" role="status">
      {t('common.stale', { time: format.moment(at, now) })}
    </Text>
  );
}
