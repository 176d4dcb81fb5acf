import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { columns, compareNames, makeRows, type Row, size } from '../data.ts';
import { stage } from '../stage.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const colDefs: ColDef<Row>[] = columns.map(({ id, header }) => ({
  field: id,
  headerName: header,
  width: size.column,
  ...(id === 'name' ? { comparator: compareNames } : { sortable: false }),
}));

stage(makeRows, (rows) => (
  <div style={{ width: size.width, height: size.height }}>
    <AgGridReact
      rowData={rows}
      columnDefs={colDefs}
      getRowId={({ data }) => data.id}
      rowHeight={size.row}
      headerHeight={size.row}
    />
  </div>
));
