import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { type GridColumn, Table } from '@kronos/ui/Table';
import type { CsvCell } from '@kronos/ui/to-csv';
import { useMessages } from '../../context/app-context.ts';
import { csvOf, saveCsv } from '../../resource/save-csv.ts';

/** A column of the screen and of the file. */
export interface MetricColumn<R> extends GridColumn<R> {
  file: (row: R) => CsvCell;
}

interface MetricTableProps<R> {
  title: string;
  description?: string;
  rows: readonly R[];
  columns: readonly MetricColumn<R>[];
  rowName: (row: R) => string;
  /** The name of the exported file. */
  file: string;
}

/** A ranking, which is exported as it is shown. */
export function MetricTable<R extends { id: number }>({ title, description, file, ...table }: MetricTableProps<R>) {
  const t = useMessages();
  const exportIt = () =>
    saveCsv(
      file,
      csvOf(
        table.rows,
        table.columns.map(({ header, file: value }) => ({ header, value })),
      ),
    );
  return (
    <Card
      title={title}
      description={description}
      isFlush
      actions={
        <Button size="small" onPress={exportIt}>
          {t('lists.export')}
        </Button>
      }
    >
      <Table {...table} label={title} rowKey={({ id }) => String(id)} />
    </Card>
  );
}
