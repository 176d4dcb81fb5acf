import { type ReactNode, useMemo } from 'react';
import { DataGrid } from '../../components/DataGrid/DataGrid.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { useKeptFocus } from '../../grid/use-kept-focus.ts';
import { DeleteIcon, EditIcon, ShareIcon } from '../../icons/actions.tsx';
import type { CollectionKind, CollectionSort } from '../CollectionForm/collection.ts';
import { type CollectionListLabels, defaultCollectionListLabels } from './labels.ts';

export interface CollectionRow {
  id: string;
  name: string;
  /** The name of its library. */
  library: string;
  /** The number of titles in it, as text; null when unknown. */
  titles: string | null;
  kind: CollectionKind;
  /** Null for a smart collection, whose rule determines the order. */
  sort: CollectionSort | null;
}

export interface CollectionListProps {
  /** The name of the list. */
  label: string;
  /** The collections, in the order in which they are shown. Keep the list stable between renders. */
  rows: readonly CollectionRow[];
  /**
   * Called with the id of the collection to change. Without it the button is not shown; the same applies to the others.
   */
  onEdit?: ((id: string) => void) | undefined;
  /** Called with the id of the collection to copy to other servers. */
  onPublish?: ((id: string) => void) | undefined;
  /** Called with the id of the collection to delete. Ask first: it cannot be undone. */
  onRemove?: ((id: string) => void) | undefined;
  /** The id of the element that explains why nothing can be changed at present; the buttons then do nothing. */
  barrierId?: string | undefined;
  /** The content shown when there are no collections. */
  empty?: ReactNode;
  /** The component's texts. Keep them stable between renders. @default English */
  labels?: Partial<CollectionListLabels> | undefined;
}

/** Beyond this many rows only those in view are drawn. */
const mostDrawn = 500;

/**
 * The collections of a media server, each with its kind of content.
 * @example
 * <CollectionList label="Collections" rows={rows} onEdit={edit} onPublish={publish} onRemove={remove} />
 */
export function CollectionList(props: CollectionListProps) {
  const { label, rows, onEdit, onPublish, onRemove, barrierId, empty, labels: words } = props;
  const labels = useMemo(() => ({ ...defaultCollectionListLabels, ...words }), [words]);
  const columns = useMemo(() => columnsOf(labels), [labels]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const remember = useKeptFocus(keys);
  const barrier = {
    isUnavailable: barrierId !== undefined,
    ...(barrierId !== undefined && { 'aria-describedby': barrierId }),
  };

  const offered = [
    { act: onEdit, name: labels.edit, icon: <EditIcon /> },
    { act: onPublish, name: labels.publish, icon: <ShareIcon /> },
    { act: onRemove, name: labels.remove, icon: <DeleteIcon /> },
  ];
  const actions = ({ id, name }: CollectionRow) =>
    offered.map(
      ({ act, name: nameOfAction, icon }) =>
        act && (
          <IconButton
            key={nameOfAction(name)}
            {...barrier}
            size="small"
            label={nameOfAction(name)}
            icon={icon}
            onPress={({ target }) => {
              remember(target);
              act(id);
            }}
          />
        ),
    );
  const grid = {
    label,
    rows,
    columns,
    rowKey: keyOf,
    rowName: nameOf,
    empty,
    ...((onEdit ?? onPublish ?? onRemove) && { rowActions: actions }),
  };
  return rows.length > mostDrawn ? <DataGrid {...grid} /> : <Table {...grid} />;
}

const keyOf = ({ id }: CollectionRow) => id;
const nameOf = ({ name }: CollectionRow) => name;

const columnsOf = (labels: CollectionListLabels): readonly GridColumn<CollectionRow>[] => [
  { id: 'name', header: labels.name, cell: nameOf, isRowHeader: true, minWidth: 180 },
  { id: 'library', header: labels.library, cell: ({ library }) => library, minWidth: 120 },
  {
    id: 'titles',
    header: labels.titles,
    cell: ({ titles }) => titles ?? <Text tone="muted">{labels.unknown}</Text>,
    isNumeric: true,
    width: 104,
  },
  { id: 'kind', header: labels.kind, cell: ({ kind }) => labels.kinds[kind], width: 136 },
  {
    id: 'sort',
    header: labels.sort,
    cell: ({ sort }) => (sort === null ? labels.ruled : labels.sorts[sort]),
    width: 136,
  },
];
