import { EmptyState } from '@kronos/ui/EmptyState';
import { KeyIcon } from '@kronos/ui/icons';
import { ResourceList } from '@kronos/ui/ResourceList';
import { Stack } from '@kronos/ui/Stack';
import { type GridColumn, Table } from '@kronos/ui/Table';
import type { ReactNode } from 'react';
import { useMessages } from '../../context/app-context.ts';
import type { Phrase } from '../../messages/create-messages.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { stateOfAll } from '../../resource/state-of.ts';
import { Callout } from '../Callout.tsx';
import type { Invitation } from './invitation-columns.tsx';

/** The keys of one user as they are read. */
type Read<I> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly reason: Phrase }
  | {
      readonly status: 'ready';
      readonly data: { readonly data: readonly I[]; readonly total: number; readonly are_open: boolean };
    };

interface InvitationListProps<I extends Invitation> {
  title: string;
  description: string;
  /** The explanation of an empty list. */
  emptyText: string;
  read: Read<I>;
  columns: readonly GridColumn<I>[];
  actions?: ReactNode;
  rowActions?: (invitation: I) => ReactNode;
  /** Shown after the sentence that keys cannot be used at present. */
  remedy?: ReactNode;
  onRetry: () => void;
}

/** The invitation keys of a user. */
export function InvitationList<I extends Invitation>(props: InvitationListProps<I>) {
  const { title, description, emptyText, read, columns, actions, rowActions, remedy, onRetry } = props;
  const t = useMessages();
  const shown = read.status === 'ready' ? read.data : undefined;
  const rows = shown?.data ?? [];
  const state = stateOfAll(read.status, rows);
  const isCut = shown !== undefined && rows.length < shown.total;
  const table = (
    <Table
      label={t('invitations.title')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowName={({ prefix }) => prefix}
      isLoading={state === 'loading'}
      skeletonRows={3}
      rowActions={rowActions}
    />
  );
  return (
    <Stack gap={16}>
      {shown && !shown.are_open && (
        <Callout label={t('invitations.title')} tone="warning">
          {t('invitations.closed')} {remedy}
        </Callout>
      )}
      <ResourceList
        title={title}
        description={isCut ? t('invitations.newest', { shown: rows.length, total: shown.total }) : description}
        actions={actions}
        state={state}
        loading={table}
        empty={<EmptyState glyph={<KeyIcon size={24} />} title={t('invitations.empty')} description={emptyText} />}
        error={
          read.status === 'failed' && (
            <LoadFailure title={t('invitations.failed')} reason={read.reason} onRetry={onRetry} />
          )
        }
      >
        {table}
      </ResourceList>
    </Stack>
  );
}
