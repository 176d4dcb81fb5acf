import { useMemo } from 'react';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import type { SyncPlanLabels } from './labels.ts';
import type { SyncWatchedLibrary } from './sync-plan.ts';

interface LibraryTableProps {
  label: string;
  libraries: readonly SyncWatchedLibrary[];
  labels: SyncPlanLabels;
}

/** The number of changes in each library; columns without any are omitted. */
export function LibraryTable({ label, libraries, labels }: LibraryTableProps) {
  const columns = useMemo(() => columnsOf(libraries, labels), [libraries, labels]);
  return <Table label={label} rows={libraries} columns={columns} rowKey={nameOf} rowName={nameOf} />;
}

const nameOf = ({ name }: SyncWatchedLibrary) => name;

function columnsOf(
  libraries: readonly SyncWatchedLibrary[],
  labels: SyncPlanLabels,
): readonly GridColumn<SyncWatchedLibrary>[] {
  const counts = [
    { id: 'watched', header: labels.toWatched },
    { id: 'unwatched', header: labels.toUnwatched },
    { id: 'positions', header: labels.positions },
    { id: 'missing', header: labels.missing },
  ] as const;
  return [
    { id: 'name', header: labels.library, cell: ({ name }) => <bdi>{name}</bdi>, isRowHeader: true, minWidth: 140 },
    ...counts
      .filter(({ id }) => libraries.some((library) => library[id] > 0))
      .map(({ id, header }) => ({
        id,
        header,
        cell: (library: SyncWatchedLibrary) =>
          library[id] === 0 ? <Text tone="muted">{labels.number(0)}</Text> : labels.number(library[id]),
        isNumeric: true,
        minWidth: 112,
      })),
  ];
}
