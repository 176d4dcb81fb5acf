import { useMemo } from 'react';
import { DataGrid } from '../../components/DataGrid/DataGrid.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import type { SyncPlanLabels } from './labels.ts';
import type { SyncTitle } from './sync-plan.ts';

interface TitleTableProps {
  label: string;
  titles: readonly SyncTitle[];
  labels: SyncPlanLabels;
}

/** Beyond this many rows only those in view are drawn. */
const mostDrawn = 100;
/** About nine rows. The last one is cut off, which shows that there are more. */
const height = 380;

/** The titles that change, in a scrolling area. */
export function TitleTable({ label, titles, labels }: TitleTableProps) {
  const columns = useMemo(() => columnsOf(labels), [labels]);
  const grid = { label, rows: titles, columns, rowKey: keyOf, rowName: nameOf };
  return titles.length > mostDrawn ? <DataGrid {...grid} height={height} /> : <Table {...grid} maxHeight={height} />;
}

const keyOf = ({ key }: SyncTitle) => key;
const nameOf = ({ title }: SyncTitle) => title;

const columnsOf = (labels: SyncPlanLabels): readonly GridColumn<SyncTitle>[] => [
  { id: 'title', header: labels.title, cell: ({ title }) => <bdi>{title}</bdi>, isRowHeader: true, minWidth: 200 },
  { id: 'library', header: labels.library, cell: ({ library }) => <bdi>{library}</bdi>, minWidth: 120 },
  { id: 'change', header: labels.change, cell: ({ change }) => change, minWidth: 160 },
];
