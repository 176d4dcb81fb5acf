import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonRegion } from '../../components/Skeleton/SkeletonRegion.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { InjectItem, type InjectRow } from './InjectItem.tsx';
import { defaultInjectListLabels, type InjectListLabels } from './labels.ts';
import * as css from './InjectList.css.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface InjectListProps {
  /** The name of the list. */
  label: string;
  /** The folders, in the order in which they are shown. */
  rows: readonly InjectRow[];
  /** Called with the ids of the folders that should become libraries. Without it nothing can be changed. */
  onAdd?: ((ids: readonly string[]) => void) | undefined;
  /** Called once the removal of a library is confirmed. The dialog is pending meanwhile; `false` keeps it open. */
  onRemove?: ((id: string) => void | Promise<boolean | void>) | undefined;
  /** Called to sync the libraries with the folders. */
  onSync?: (() => void) | undefined;
  /** Called to recreate the container. Ask first: it interrupts viewers. Without it there is no such button. */
  onRebuild?: (() => void) | undefined;
  /** Whether a sync is running. @default false */
  isSyncing?: boolean | undefined;
  /** The result of the last call, such as "2 added, 1 failed". It is announced. */
  report?: string | undefined;
  /** Why the library could not be removed; shown in the confirmation dialog. */
  removeError?: string | undefined;
  /** The id of the element that explains why nothing can be changed at present. */
  barrierId?: string | undefined;
  /** Whether there are no rows yet because they are loading. @default false */
  isLoading?: boolean | undefined;
  /** The content shown when the rows could not be loaded. */
  error?: ReactNode;
  /** The content shown when there are no folders. */
  empty?: ReactNode;
  /** The component's texts. Keep them stable between renders. @default English */
  labels?: Partial<InjectListLabels> | undefined;
}

/**
 * The folders that can become libraries of a media server, each with a switch.
 * @example
 * <InjectList label="Folders" rows={rows} onAdd={add} onRemove={remove} onSync={sync} />
 */
export function InjectList(props: InjectListProps) {
  const { label, rows, onAdd, onRemove, onRebuild, removeError, barrierId, isLoading, error, empty } = props;
  const labels = useMemo(() => ({ ...defaultInjectListLabels, ...props.labels }), [props.labels]);
  const [asking, setAsking] = useState<InjectRow>();
  const list = useRef<HTMLUListElement>(null);
  const returnFocus = useReturnFocus();
  if (error !== undefined) return error;
  if (isLoading) return <Loading label={labels.loading} />;
  if (rows.length === 0) return empty;

  const flip = (row: InjectRow) => (isAdded: boolean) => {
    if (!isAdded) setAsking(row);
    else if (barrierId === undefined) onAdd?.([row.id]);
  };
  return (
    // A single element, which a flush card rounds as a whole.
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */}
      <ul ref={list} role="list" aria-label={label} className={css.list}>
        {rows.map((row) => (
          <InjectItem
            key={row.id}
            row={row}
            labels={labels}
            barrierId={barrierId}
            onSwitch={onAdd && flip(row)}
            onRebuild={onRebuild}
          />
        ))}
      </ul>
      {onAdd && <Foot {...props} onAdd={onAdd} labels={labels} />}
      {asking && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => {
            if (isOpen) return;
            setAsking(undefined);
            returnFocus(list.current, asking.id);
          }}
          title={labels.removeAsk(asking.name)}
          confirmLabel={labels.removeSubmit}
          error={removeError}
          onConfirm={() => onRemove?.(asking.id)}
        >
          {labels.removeText}
        </ConfirmDialog>
      )}
    </div>
  );
}

type FootProps = Omit<InjectListProps, 'labels'> & {
  onAdd: NonNullable<InjectListProps['onAdd']>;
  labels: InjectListLabels;
};

/** The actions on all folders, and the result of the last call. */
function Foot({ rows, onAdd, onSync, isSyncing = false, report, barrierId, labels }: FootProps) {
  const allId = useId();
  const syncId = useId();
  // Content that the product cannot have is only tried one folder at a time.
  const free = rows.filter(({ isAdded, work, failure }) => !isAdded && !work && failure !== 'one-kind-each');
  const isAdding = rows.some(({ work }) => work === 'adding');
  const isAll = rows.every(({ isAdded }) => isAdded);
  const reasonOf = (own: string | undefined) => {
    const ids = [barrierId, own].filter((id) => id !== undefined).join(' ');
    return ids ? { 'aria-describedby': ids } : {};
  };
  return (
    <div className={css.foot}>
      <div role="status" className={css.report}>
        {report}
      </div>
      <Inline gap={8}>
        <Button
          {...reasonOf(isAll ? allId : undefined)}
          isUnavailable={barrierId !== undefined || (free.length === 0 && !isAdding)}
          isPending={isAdding}
          onPress={() => onAdd(free.map(({ id }) => id))}
        >
          {labels.addAll}
        </Button>
        {onSync && (
          <Button
            {...reasonOf(syncId)}
            isUnavailable={barrierId !== undefined}
            isPending={isSyncing}
            onPress={() => onSync()}
          >
            {labels.sync}
          </Button>
        )}
      </Inline>
      {isAll && <div id={allId}>{labels.allAdded}</div>}
      {onSync && <div id={syncId}>{labels.syncHelp}</div>}
    </div>
  );
}

const Loading = ({ label }: { label: string }) => (
  <div className={css.placeholder}>
    <SkeletonRegion label={label}>
      <Stack gap={16}>
        <Skeleton width={40} />
        <Skeleton width={60} />
        <Skeleton width={40} />
        <Skeleton width={60} />
      </Stack>
    </SkeletonRegion>
  </div>
);
