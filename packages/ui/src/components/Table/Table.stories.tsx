import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { makeServers, type StoryServer, serverActions, serverArgs, serverColumns } from '../../grid/grid-fixture.tsx';
import { gridStories } from '../../grid/grid-stories.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Table } from './Table.tsx';

const actions = serverActions(fn());
const five = makeServers(5);
const total = (value: (server: StoryServer) => number) => five.reduce((sum, server) => sum + value(server), 0);
const withTotals = serverColumns.map((column) => {
  if (column.id === 'name') return { ...column, footer: '5 servers' };
  if (column.id === 'streams') return { ...column, footer: total((server) => server.streams).toLocaleString('en-US') };
  if (column.id === 'storage')
    return { ...column, footer: `${total((server) => server.storage).toLocaleString('en-US')} GB` };
  return column;
});

const meta = {
  title: 'Components/Table',
  component: Table<StoryServer>,
  args: { ...serverArgs, rows: five },
  parameters: {
    docs: {
      description: {
        component: `Rows of up to some hundred things; cards where there is no room for columns. More go into a DataGrid, which
takes the same props.

- MUST be one stop of the Tab key. Arrow keys, Home, End, PageUp and PageDown move within it, with Ctrl to its edges; in a
  cell with controls the focus is on the control.
- Space MUST select, Shift with any key that moves to another row or with a press a range, Ctrl+A all, Escape none. Enter MUST do
  the row's action. Letters MUST lead to the next row whose name begins with them.
- A header that sorts MUST be a button and say its order, which MUST be announced when it changes. A column MUST be resizable
  without a pointer: Enter on its handle, arrows, Enter; a double click on the handle, or Space, fits the column to its content.
- Text that is cut MUST have a tooltip with all of it.
- Every box and button of a row MUST be named by the row. One column SHOULD be the rows' header.
- Actions of a row MUST show on hover and on focus, and always where there is no hover.
- Numbers MUST be aligned at the end, in tabular figures.
- Under 640 px of its own width it MUST stack into cards that name each value. A cell without a value MUST NOT leave its name
  in a card, and the keys MUST pass over it.
- Placeholder rows MUST be as high as rows; present rows MUST stay while newer ones load.
- The header MUST stay in view while the page scrolls, and MUST NOT cover the focused row. Columns wider than the table scroll
  within it, and with them the header goes; give such a table a maxHeight.
- A card of five values MUST NOT be higher than 120 px.
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

const shared = gridStories(Table, { maxHeight: 320 });
export const Moves: Story = shared.moves;
export const Selection: Story = shared.selection;
export const SortAndResize: Story = shared.sortAndResize;
export const SortedByHost: Story = shared.sortedByHost;
export const Resizable: Story = shared.resizable;
export const Loading: Story = shared.loading;
export const Refreshing: Story = shared.refreshing;
export const Empty: Story = shared.empty;
export const Failed: Story = shared.failed;
export const HeldByHost: Story = shared.heldByHost;
export const RightToLeft: Story = shared.rightToLeft;

/** The header stays at the top of the page, and the row that the keys lead to is below it. */
export const InAPage: Story = {
  args: { rows: makeServers(60), columns: withTotals },
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const head = canvas.getByRole('columnheader', { name: 'Status' });
    const tops = () => [head, document.activeElement].map((element) => element?.getBoundingClientRect().top ?? -1);
    await waitFor(() => expect(canvas.getByRole('grid').parentElement).toHaveAttribute('data-in-page'));
    canvas.getByRole('rowheader', { name: 'attic-04' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(window.scrollY).toBeGreaterThan(1000);
    await expect(tops()[0]).toBe(0);
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{ArrowDown}{PageDown}{PageDown}{PageDown}');
    for (let row = 0; row < 30; row += 1) await userEvent.keyboard('{ArrowUp}');
    const [, top = 0] = tops();
    await expect(top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
    window.scrollTo(0, 0);
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

/** Where no cell has a control, one cell at a time is the stop of the Tab key: also one of a detail or of the totals. */
export const WithoutControls: Story = {
  args: {
    columns: [
      { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name, footer: '5 servers' },
      { id: 'owner', header: 'Owner', cell: ({ owner }) => owner, footer: 'Some owners' },
    ],
    renderDetail: ({ owner }) => <Text>It belongs to {owner}.</Text>,
    defaultExpanded: new Set([five[0]?.id ?? '']),
    rowActions: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    const stops = () => [...grid.querySelectorAll('[data-cell][tabindex="0"]')];
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Details of cinema-01' })).toHaveFocus();
    for (const key of ['{ArrowRight}', '{ArrowDown}', '{ArrowDown}{ArrowRight}', '{Control>}{End}{/Control}']) {
      await userEvent.keyboard(key);
      await expect(stops()).toEqual([document.activeElement]);
    }
    await userEvent.tab();
    await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('gridcell', { name: 'Some owners' })).toHaveFocus();
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
    await expect(card?.getBoundingClientRect().height).toBeLessThanOrEqual(120);
    const [type, owner] = ['Plex', 'Ada Admin'].map((text) => card && within(card).getByText(text));
    await expect(type?.getBoundingClientRect().top).toBe(owner?.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole('button', { name: 'Streams' }));
    await expect(canvas.getByRole('columnheader', { name: 'Streams' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** What a row does not have is not named in its card, and is no stop of the keys. */
export const CardsWithoutValues: Story = {
  args: {
    rows: five.slice(0, 2),
    columns: withTotals.map((column) =>
      column.id === 'owner'
        ? { ...column, cell: ({ id, owner }: StoryServer) => (id === 's1' ? null : owner) }
        : column,
    ),
  },
  render: Cards.render,
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const owners = canvas.getAllByRole('gridcell', { hidden: true }).filter(({ dataset }) => dataset.label === 'Owner');
    await expect(owners.map((owner) => owner.checkVisibility())).toEqual([false, true, false]);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Plex');
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Running');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('Plex');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Sam Support');
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent('Plex');
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
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'start' }}>
        <div style={{ flex: '0 1 390px', minInlineSize: 0 }}>
          <Table
            {...args}
            columns={withTotals}
            rows={five.slice(0, 1)}
            selectionMode="multiple"
            defaultSelection={new Set(['s1'])}
            rowActions={actions}
          />
        </div>
        <div dir="rtl" data-density="compact" style={{ flex: '1 1 480px', minInlineSize: 0 }}>
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
