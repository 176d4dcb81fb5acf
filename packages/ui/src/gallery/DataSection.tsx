import { useMemo, useState } from 'react';
import { makeServers, serverActions, serverArgs } from '../grid/grid-fixture.tsx';
import { BulkBar } from '../exports/BulkBar.ts';
import { Button } from '../exports/Button.ts';
import { Card } from '../exports/Card.ts';
import { ColumnsMenu } from '../exports/ColumnsMenu.ts';
import { DataGrid } from '../exports/DataGrid.ts';
import { type Filter, FilterBar } from '../exports/FilterBar.ts';
import { RestartIcon, StopIcon } from '../exports/icons.ts';
import { Inline } from '../exports/Inline.ts';
import { Pagination } from '../exports/Pagination.ts';
import { SavedViews } from '../exports/SavedViews.ts';
import { Stack } from '../exports/Stack.ts';
import { Table } from '../exports/Table.ts';
import { TextField } from '../exports/TextField.ts';
import { Section } from './Section.tsx';

/** Tables of a few and of ten thousand rows. */
export function DataSection() {
  return (
    <Section id="data" title="Data" text="One set of props for a page of rows and for ten thousand; cards on a phone.">
      <Servers />
      <Card title="10,000 servers" level={3} description="Held at once, drawn where they are seen" isFlush>
        <DataGrid {...serverArgs} label="All servers" rows={fleet} height={280} selectionMode="multiple" />
      </Card>
    </Section>
  );
}

const fleet = makeServers(10_000);
const some = fleet.slice(0, 5);
const rowActions = serverActions(ignore);

function Servers() {
  const [filters, setFilters] = useState<readonly Filter[]>([{ id: 'type', label: 'Type', value: 'Plex or Emby' }]);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['s2', 's3']));
  const [page, setPage] = useState(3);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => serverArgs.columns.filter(({ id }) => !hidden.has(id)), [hidden]);
  return (
    <Stack gap={12}>
      <FilterBar
        filters={filters}
        options={options}
        onAdd={(id) => setFilters([...filters, ...options.filter((option) => option.id === id)])}
        onRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
        onClear={() => setFilters([])}
        renderEditor={(filter, close) => (
          <Stack gap={12}>
            <TextField label={filter.label} defaultValue={filter.value ?? ''} />
            <Button onPress={close}>Done</Button>
          </Stack>
        )}
      />
      <Inline gap={8}>
        <SavedViews views={views} current="busy" />
        <ColumnsMenu columns={choices} hidden={hidden} onHiddenChange={setHidden} />
      </Inline>
      <Table
        {...serverArgs}
        columns={columns}
        rows={some}
        selectionMode="multiple"
        selection={selection}
        onSelectionChange={setSelection}
        rowActions={rowActions}
        defaultSort={{ column: 'name', direction: 'ascending' }}
      />
      <Pagination page={page} pageSize={5} total={10_000} onPageChange={setPage} />
      {selection.size > 0 && (
        <BulkBar count={selection.size} onClear={() => setSelection(new Set())}>
          <Button size="small" iconStart={<RestartIcon />}>
            Restart
          </Button>
          <Button size="small" iconStart={<StopIcon />}>
            Stop
          </Button>
        </BulkBar>
      )}
    </Stack>
  );
}

const views = [{ id: 'busy', label: 'Busy servers' }];
const choices = serverArgs.columns.map(({ id, header, isRowHeader }) => ({ id, label: header, isFixed: isRowHeader }));

const options = [
  { id: 'type', label: 'Type' },
  { id: 'status', label: 'Status' },
  { id: 'owner', label: 'Owner' },
];

function ignore() {
  return undefined;
}
