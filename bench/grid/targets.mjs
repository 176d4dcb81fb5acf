const rows = 10_000;
const many = 100_000;

/** The measured grids. `target` is the element pressed to sort by name. */
export const grids = {
  list: { title: 'bare TanStack Virtual list', page: 'list', count: rows, target: '[data-sort]' },
  kronos: { title: 'DataGrid', page: 'kronos', count: rows, target: '[data-sort="name"]' },
  agGrid: {
    title: 'AG Grid Community',
    page: 'ag-grid',
    count: rows,
    target: '[col-id="name"] .ag-header-cell-label',
  },
  mui: {
    title: 'MUI DataGrid (holds all, shows 100)',
    page: 'mui',
    count: rows,
    target: '[data-field="name"] .MuiDataGrid-columnHeaderTitleContainer',
  },
  manyList: { title: 'bare list, 100,000 rows', page: 'list', count: many, target: '[data-sort]' },
  manyKronos: { title: 'DataGrid, 100,000 rows', page: 'kronos', count: many, target: '[data-sort="name"]' },
};

export const logs = {
  list: { title: 'bare TanStack Virtual list', page: 'log-list', count: many },
  kronos: { title: 'LogViewer', page: 'log-kronos', count: many },
};

export const shares = {
  list: { title: 'bare TanStack Virtual list', page: 'shares-list', count: 500 },
  kronos: { title: 'ShareMatrix, 500 people, 40 libraries', page: 'shares-kronos', count: 500 },
};

/**
 * The figures with a target, each with its highest acceptable value. Drawing and sorting are judged by the main
 * thread's CPU time; the wall-clock time, which includes the screen and other processes, is shown next to it.
 */
export const gridTargets = ({ list, kronos, agGrid, mui, manyList, manyKronos }) => [
  { name: 'DataGrid on screen, of the bare list', value: kronos.onScreenCpu / list.onScreenCpu, most: 4 },
  { name: 'DataGrid on screen, of AG Grid', value: kronos.onScreenCpu / agGrid.onScreenCpu, most: 1 },
  { name: 'DataGrid on screen, of MUI DataGrid', value: kronos.onScreenCpu / mui.onScreenCpu, most: 1 },
  { name: 'DataGrid sort, of the bare list', value: kronos.sortCpu / list.sortCpu, most: 2 },
  { name: 'DataGrid p95 scroll frame, of the bare list', value: kronos.p95 / list.p95, most: 1.25 },
  { name: 'DataGrid elements', value: kronos.elements, most: 1000 },
  { name: '100,000 rows on screen, of the bare list', value: manyKronos.onScreenCpu / manyList.onScreenCpu, most: 4 },
];

export const logTargets = ({ list, kronos }) => [
  { name: 'LogViewer on screen, of the bare list', value: kronos.onScreenCpu / list.onScreenCpu, most: 4 },
  {
    name: 'LogViewer frames dropped by appending, beyond the bare list',
    value: kronos.dropped - list.dropped,
    most: 0,
  },
];

export const shareTargets = ({ list, kronos }) => [
  { name: 'ShareMatrix on screen, of the bare list', value: kronos.onScreenCpu / list.onScreenCpu, most: 4 },
  { name: 'ShareMatrix p95 scroll frame, of the bare list', value: kronos.p95 / list.p95, most: 1.25 },
  { name: 'frames dropped by painting, beyond the bare list', value: kronos.dropped - list.dropped, most: 0 },
  { name: 'ShareMatrix elements', value: kronos.elements, most: 1000 },
];

const units = {
  onScreen: ['on screen', 'ms'],
  onScreenCpu: ['of it CPU', 'ms'],
  sort: ['sort', 'ms'],
  sortCpu: ['of it CPU', 'ms'],
  p95: ['p95 frame', 'ms'],
  frameCpu: ['CPU a frame', 'ms'],
  paintCpu: ['CPU a painted cell', 'ms'],
  worst: ['worst frame', 'ms'],
  dropped: ['dropped', ''],
  elements: ['elements', ''],
};

/** One row for each page, with its values and their ratio to the first page's. */
export function table(pages, figures) {
  const keys = Object.keys(Object.values(figures)[0]);
  const head = ['', ...keys.map((key) => units[key][0])];
  const [floor] = Object.values(figures);
  const body = Object.entries(figures).map(([name, of]) => [
    pages[name].title,
    ...keys.map((key) => {
      const [, unit] = units[key];
      return unit === '' ? String(of[key]) : `${of[key].toFixed(1)} ${unit}  ${(of[key] / floor[key]).toFixed(2)} ×`;
    }),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column])).join('   ');
  return [head, ...body].map(line).join('\n');
}

/** One line for each target. */
export const verdicts = (judged) =>
  judged
    .map(({ name, value, most }) => {
      const shown = Number.isInteger(value) ? String(value) : value.toFixed(2);
      return `${value <= most ? 'PASS ' : 'short'}  ${name.padEnd(60)} ${shown.padStart(6)}  ≤ ${most}`;
    })
    .join('\n');
