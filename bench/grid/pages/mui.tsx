// The community edition shows at most 100 rows a page, but holds and sorts all rows.
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns, compareNames, makeRows, type Row, size } from '../data.ts';
import { stage } from '../stage.ts';

const colDefs: GridColDef<Row>[] = columns.map(({ id, header }) => ({
  field: id,
  headerName: header,
  width: size.column,
  ...(id === 'name' ? { sortComparator: compareNames } : { sortable: false }),
}));

stage(makeRows, (rows) => (
  <div style={{ width: size.width, height: size.height }}>
    <DataGrid
      rows={rows}
      columns={colDefs}
      rowHeight={size.row}
      columnHeaderHeight={size.row}
      pageSizeOptions={[100]}
      initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
    />
  </div>
));
