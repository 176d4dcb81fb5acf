import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import {
  makeServers,
  type StoryServer,
  serverActions,
  serverColumns,
  serverKey,
  serverName,
} from '../../grid/grid-fixture.tsx';
import { playHeader, playMoves, playSelection } from '../../grid/grid-suite.ts';
import { RefreshIcon } from '../../icons/actions.tsx';
import { ErrorIcon } from '../../icons/status.tsx';
import { ServerIcon } from '../../icons/things.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Table } from './Table.tsx';

const onAction = fn();
const actions = serverActions(onAction);
const five = makeServers(5);
const total = (value: (server: StoryServer) => number) => five.reduce((sum, server) => sum + value(server), 0);
const withTotals = serverColumns.map((column) => {
  if (column.id === 'name') return { ...column, footer: '5 servers' };
  if (column.id === 'streams') return { ...column, footer: total((server) => server.streams) };
  if (column.id === 'storage') return { ...column, footer: `${total((server) => server.storage)} GB` };
  return column;
});

const meta = {
  title: 'Components/Table',
  component: Table<StoryServer>,
  args: {
    label: 'Servers',
    rows: five,
    columns: serverColumns,
    rowKey: serverKey,
    rowName: serverName,
  },
  parameters: {
    docs: {
      description: {
        component: `Rows of up to some hundred things; cards where there is no room for columns. More go into a DataGrid, which
takes the same props.

- MUST be one stop of the Tab key. Arrow keys, Home, End, PageUp and PageDown move within it, with Ctrl to its edges; in a
  cell with controls the focus is on the control.
- Space MUST select, Shift with the arrows or a press a range, Ctrl+A all, Escape none. Enter MUST do the row's action.
- A header that sorts MUST be a button and say its order. A column MUST be resizable without a pointer: Enter on its handle,
  arrows, Enter.
- Every box and button of a row MUST be named by the row. One column SHOULD be the rows' header.
- Actions of a row MUST show on hover and on focus, and always where there is no hover.
- Numbers MUST stand at the end, in figures of one width.
- Under 640 px of its own width it MUST stack into cards that name each value.
- Places for rows on their way MUST be as high as rows; rows that are there MUST stay while newer ones come.
- Motion: rows fade on hover; nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof Table<StoryServer>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { selectionMode: 'multiple', rowActions: actions, isLoading: false, maxHeight: 360, skeletonRows: 5 },
};

const onSelectionChange = fn();
const onRowAction = fn();

/** The keyboard and the accessibility that every grid of the kit has: names, one tab stop, moving. */
export const Moves: Story = {
  args: {
    rows: makeServers(20),
    selectionMode: 'multiple',
    rowActions: actions,
    maxHeight: 320,
    onSelectionChange,
    onRowAction,
  },
  render: (args) => (
    <Stack>
      <Button>Before</Button>
      <Table {...args} />
      <Button>After</Button>
    </Stack>
  ),
  beforeEach: () => {
    for (const mock of [onAction, onSelectionChange, onRowAction]) mock.mockClear();
  },
  play: playMoves,
};

export const Selection: Story = {
  ...Moves,
  play: (context) => playSelection(context, { onSelectionChange, onRowAction, onAction }),
};

export const SortAndResize: Story = { ...Moves, play: playHeader };

/** The host sorts where a column cannot compare, for instance on its server. */
export const SortedByHost: Story = {
  args: {
    columns: [{ id: 'name', header: 'Name', cell: serverName, isRowHeader: true, isSortable: true }],
    onSortChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0]?.textContent;
    const before = first();
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
    await expect(first()).toBe(before);
  },
};

/** The end of a column follows the pointer, and the host is told once. */
export const Resizable: Story = {
  args: { onWidthsChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: /Name/ });
    const handle = within(header).getByRole('separator');
    const { width } = header.getBoundingClientRect();
    const { left } = handle.getBoundingClientRect();
    // The runner's pointer is not a real one, which alone can be captured.
    handle.setPointerCapture = () => undefined;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { x: left, y: 60 } },
      { target: handle, coords: { x: left + 80, y: 60 } },
      { target: handle, coords: { x: left - 40, y: 60 } },
      { keys: '[/MouseLeft]', target: handle },
    ]);
    await expect(Math.abs(header.getBoundingClientRect().width - (width - 40))).toBeLessThan(2);
    await expect(args.onWidthsChange).toHaveBeenCalledTimes(1);
    await expect(args.onWidthsChange).toHaveBeenCalledWith({ name: Math.round(width) - 40 });
  },
};

export const Details: Story = {
  args: {
    renderDetail: (server) => (
      <Stack gap={8}>
        <Text>
          {server.name} belongs to {server.owner}.
        </Text>
        <Button size="small">Open {server.name}</Button>
      </Stack>
    ),
    onExpandedChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Details of cinema-01' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '7');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Open cinema-01' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Details of saffron-02' })).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set());
    await expect(canvas.queryByRole('button', { name: 'Open cinema-01' })).toBeNull();
  },
};

/** Totals stay in view below the rows that scroll, and can be walked to. */
export const Totals: Story = {
  args: { columns: withTotals, maxHeight: 200 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('gridcell', { name: '5 servers' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement).toHaveTextContent(/GB$/);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '7');
  },
};

/** Each row is a card that names its values; the header's buttons still sort. */
export const Cards: Story = {
  args: { columns: withTotals, rows: five.slice(0, 2), selectionMode: 'multiple', rowActions: actions },
  render: (args) => (
    <div style={{ inlineSize: '390px' }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [card] = canvas.getAllByRole('row').slice(1);
    const owner = card && within(card).getByText('Ada Admin');
    await expect(owner?.getBoundingClientRect().width).toBeGreaterThan(300);
    await userEvent.click(canvas.getByRole('button', { name: 'Streams' }));
    await expect(canvas.getByRole('columnheader', { name: 'Streams' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** Places for the rows, and one word for those who do not see them. */
export const Loading: Story = {
  args: { rows: [], isLoading: true, loadingLabel: 'Loading servers', selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading servers');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeDisabled();
  },
};

/** What was there stays while newer rows are on their way. */
export const Refreshing: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

const empty = (
  <EmptyState
    glyph={<ServerIcon size={24} />}
    title="Servers that you rent stand here"
    action={<Button tone="accent">Order a server</Button>}
  />
);
const error = (
  <EmptyState
    glyph={<ErrorIcon size={24} />}
    title="The servers could not be loaded"
    description="They run on; only this list is missing."
    action={<Button iconStart={<RefreshIcon />}>Retry</Button>}
  />
);

export const Empty: Story = {
  args: { rows: [], empty },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Order a server' })).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { error },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader')).toBeNull();
  },
};

/** The host holds what is selected, for instance over several pages. */
export const HeldByHost: Story = {
  args: { selectionMode: 'multiple' },
  render: function Held(args) {
    const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['s2', 'elsewhere']));
    return (
      <Stack>
        <Text>{[...selection].sort().join(' ')}</Text>
        <Table {...args} selection={selection} onSelectionChange={setSelection} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('elsewhere s2')).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByText('elsewhere s1 s2 s3 s4 s5')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByText('elsewhere')).toBeVisible();
  },
};

/** Left and right turn round with the line of reading. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('Plex');
    await expect(canvas.getAllByRole('gridcell', { name: 'Plex' })[0]).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={24}>
      <Table
        {...args}
        columns={withTotals}
        selectionMode="multiple"
        defaultSelection={new Set(['s2', 's3'])}
        defaultSort={{ column: 'name', direction: 'ascending' }}
        rowActions={actions}
        renderDetail={(server) => <Text>{server.owner} rents this server.</Text>}
        defaultExpanded={new Set(['s4'])}
      />
      <Table {...args} rows={[]} isLoading skeletonRows={2} selectionMode="multiple" />
      <div style={{ display: 'grid', gridTemplateColumns: '390px 1fr', gap: 24, alignItems: 'start' }}>
        <Table
          {...args}
          columns={withTotals}
          rows={five.slice(0, 1)}
          selectionMode="multiple"
          defaultSelection={new Set(['s1'])}
          rowActions={actions}
        />
        <div dir="rtl" data-density="compact">
          <Table {...args} columns={serverColumns.slice(0, 5)} selectionMode="multiple" />
        </div>
      </div>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    // The picture holds a focused row and its actions too.
    await userEvent.tab();
    await userEvent.keyboard('{End}');
  },
};
