import '@kronos/ui/styles.css';
import { DataGrid, type GridColumn } from '@kronos/ui/DataGrid';
import { columns, compareNames, makeRows, type Row, size } from '../data.ts';
import { stage } from '../stage.ts';

const gridColumns: readonly GridColumn<Row>[] = columns.map(({ id, header }) => ({
  id,
  header,
  width: size.column,
  cell: (row) => row[id],
  ...(id === 'name' ? { isRowHeader: true, compare: (a, b) => compareNames(a.name, b.name) } : {}),
}));
const rowKey = (row: Row) => row.id;
const rowName = (row: Row) => row.name;

stage(makeRows, (rows) => (
  <div style={{ width: size.width }}>
    <DataGrid
      label="Servers"
      rows={rows}
      columns={gridColumns}
      rowKey={rowKey}
      rowName={rowName}
      height={size.height}
    />
  </div>
));
