import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonRegion } from '../../components/Skeleton/SkeletonRegion.tsx';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { SearchIcon } from '../../icons/actions.tsx';
import { InfoIcon, WarningIcon } from '../../icons/status.tsx';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { defaultResourceListLabels, type ResourceListLabels } from './labels.ts';
import * as css from './ResourceList.css.ts';
import type { ResourceListState } from './states.ts';

export interface ResourceListProps extends Pick<PageHeaderProps, 'title' | 'description' | 'actions' | 'titleRef'> {
  /** The state of the list. `empty` means that there is nothing at all, `no-match` that nothing matches the filters. */
  state: ResourceListState;
  /** The table, grid or list; shown when `ready`. */
  children: ReactNode;
  /** Whether newer values are loading while the old ones stay visible. @default false */
  isRefreshing?: boolean | undefined;
  /** What the list is about, above its filters, in every state but `forbidden`. */
  intro?: ReactNode;
  /** The filters above the list, such as a `FilterBar`, in every state but `empty` and `forbidden`. */
  filters?: ReactNode;
  /** The toolbar under the filters: actions on the list as a whole. */
  toolbar?: ReactNode;
  /** The pagination under the list, when `ready`. */
  pagination?: ReactNode;
  /** Actions on the selected rows, such as a `BulkBar`, when `ready`. */
  bulkBar?: ReactNode;
  /** The content of the loading state, in place of the kit's own. */
  loading?: ReactNode;
  /** The content of the empty state, in place of the kit's `EmptyState`: what belongs here, and the one action. */
  empty?: ReactNode;
  /** The content of the error state, in place of the kit's `ErrorState`. */
  error?: ReactNode;
  /** The content of the forbidden state, in place of the kit's own. */
  forbidden?: ReactNode;
  /** Called when the user retries after an error. */
  onRetry?: (() => void) | undefined;
  /** Called when the filters are cleared because nothing matches them. */
  onClearFilters?: (() => void) | undefined;
  /** The component's texts. @default English */
  labels?: Partial<ResourceListLabels> | undefined;
}

/**
 * A page that lists records, in all of its states.
 * @example
 * <ResourceList title="Nodes" state="ready">{table}</ResourceList>
 */
export function ResourceList({
  title,
  description,
  actions,
  titleRef,
  state,
  children,
  isRefreshing = false,
  intro,
  filters,
  toolbar,
  pagination,
  bulkBar,
  loading,
  empty,
  error,
  forbidden,
  onRetry,
  onClearFilters,
  labels: words,
}: ResourceListProps) {
  const labels = { ...defaultResourceListLabels, ...words };
  const isReady = state === 'ready';
  const hasTools = state !== 'empty' && state !== 'forbidden' && (filters || toolbar);

  const places: Record<Exclude<ResourceListState, 'ready'>, ReactNode> = {
    loading: loading ?? <Placeholder label={labels.loading} />,
    empty: empty ?? <EmptyState glyph={<InfoIcon size={24} />} title={labels.empty} />,
    'no-match': (
      <EmptyState
        glyph={<SearchIcon size={24} />}
        title={labels.noMatch}
        {...(onClearFilters ? { action: <Button onPress={onClearFilters}>{labels.clearFilters}</Button> } : {})}
      />
    ),
    error: error ?? <ErrorState title={labels.error} onRetry={onRetry} />,
    forbidden: forbidden ?? (
      <EmptyState glyph={<WarningIcon size={24} />} title={labels.forbidden} description={labels.forbiddenText} />
    ),
  };

  return (
    <div className={css.root}>
      <PageHeader
        title={title}
        description={description}
        actions={state === 'forbidden' ? undefined : actions}
        titleRef={titleRef}
      />
      {state !== 'forbidden' && intro}
      {hasTools && (
        <div className={css.tools}>
          {filters}
          {toolbar}
        </div>
      )}
      <output className={visuallyHidden}>{isReady && isRefreshing ? labels.refreshing : ''}</output>
      {isReady ? (
        <div className={css.list} aria-busy={isRefreshing}>
          {children}
        </div>
      ) : (
        <Card as="div" isFlush>
          {places[state]}
        </Card>
      )}
      {isReady && pagination}
      {isReady && bulkBar}
    </div>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

function Placeholder({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      {rows.map((row) => (
        <div key={row} className={css.placeholder}>
          <Skeleton width={60} />
          <Skeleton width={80} />
          <Skeleton />
        </div>
      ))}
    </SkeletonRegion>
  );
}
