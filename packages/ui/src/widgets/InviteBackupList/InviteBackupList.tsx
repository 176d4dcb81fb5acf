import { type ReactNode, useMemo } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { useKeptFocus } from '../../grid/use-kept-focus.ts';
import { DeleteIcon, EyeIcon } from '../../icons/actions.tsx';
import { defaultInviteBackupListLabels, type InviteBackupListLabels } from './labels.ts';

export interface InviteBackupRow {
  id: string;
  name: string;
  /** The name of the server; null when it was deleted. */
  server: string | null;
  /** The number of people in it, as text. */
  people: string;
  /** When it was created. */
  created: ReactNode;
  /** Whether the user may delete it. */
  isOwn: boolean;
}

export interface InviteBackupListProps {
  /** The name of the list. */
  label: string;
  /** The backups, in the order in which they are shown. Keep the list stable between renders. */
  rows: readonly InviteBackupRow[];
  /** Called with the id of the backup to compare with the present. */
  onCompare: (id: string) => void;
  /** Called with the id of the backup to delete. Ask first: it cannot be undone. */
  onRemove: (id: string) => void;
  /** The id of the element that explains why nothing can be done at present; the buttons then do nothing. */
  barrierId?: string | undefined;
  /** The content shown when there are no backups. */
  empty?: ReactNode;
  /** The component's texts. Keep them stable between renders. @default English */
  labels?: Partial<InviteBackupListLabels> | undefined;
}

/**
 * The backups of who had access to media servers.
 * @example
 * <InviteBackupList label="Backups" rows={rows} onCompare={compare} onRemove={remove} />
 */
export function InviteBackupList({
  label,
  rows,
  onCompare,
  onRemove,
  barrierId,
  empty,
  labels: words,
}: InviteBackupListProps) {
  const labels = useMemo(() => ({ ...defaultInviteBackupListLabels, ...words }), [words]);
  const columns = useMemo(() => columnsOf(labels), [labels]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const remember = useKeptFocus(keys);
  const barrier = {
    isUnavailable: barrierId !== undefined,
    ...(barrierId !== undefined && { 'aria-describedby': barrierId }),
  };

  const actions = ({ id, name, isOwn }: InviteBackupRow) => (
    <>
      <IconButton
        {...barrier}
        size="small"
        label={labels.compare(name)}
        icon={<EyeIcon />}
        onPress={() => onCompare(id)}
      />
      {isOwn && (
        <IconButton
          {...barrier}
          size="small"
          label={labels.remove(name)}
          icon={<DeleteIcon />}
          onPress={({ target }) => {
            remember(target);
            onRemove(id);
          }}
        />
      )}
    </>
  );
  return (
    <Table
      label={label}
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      rowName={nameOf}
      empty={empty}
      rowActions={actions}
    />
  );
}

const keyOf = ({ id }: InviteBackupRow) => id;
const nameOf = ({ name }: InviteBackupRow) => name;

const columnsOf = (labels: InviteBackupListLabels): readonly GridColumn<InviteBackupRow>[] => [
  { id: 'name', header: labels.name, cell: nameOf, isRowHeader: true, minWidth: 160 },
  {
    id: 'server',
    header: labels.server,
    cell: ({ server }) => server ?? <Text tone="muted">{labels.gone}</Text>,
    minWidth: 140,
  },
  { id: 'people', header: labels.people, cell: ({ people }) => people, isNumeric: true, width: 104 },
  { id: 'created', header: labels.created, cell: ({ created }) => created, width: 160 },
];
