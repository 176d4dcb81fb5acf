import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeServers, type StoryServer, serverActions, serverArgs, serverColumns } from '../../grid/grid-fixture.tsx';
import { gridStories } from '../../grid/grid-stories.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DataGrid } from './DataGrid.tsx';

const actions = serverActions(fn());
const onSelectionChange = fn();
const tenThousand = makeServers(10_000);

const meta = {
  title: 'Components/DataGrid',
  component: DataGrid<StoryServer>,
  args: { ...serverArgs, rows: tenThousand, height: 400 },
  parameters: {
    docs: {
      description: {
        component: `Tens of thousands of rows held at once, of which only those in view are drawn. It takes the props of a
Table, and the same plays test both.

- MUST have the keyboard and screen reader support of a Table; each row and cell MUST carry its index among all.
- The row that holds the focus MUST stay drawn, wherever the grid is scrolled to.
- MUST NOT hold more than 1,000 elements at 10,000 rows of 8 columns; 100,000 rows MUST work.
- All rows are of one height. What needs more than a line, or details, is a Table's.
- Under 640 px of its own width rows MUST be the cards of a Table, each as high as its content, with the same keys and
  selection; only those in view MUST be drawn.
- SHOULD NOT be used for rows that a server can page: rows that are not sent cost nothing.
- Motion: none; rows take their place at once.`,
      },
    },
  },
} satisfies Meta<typeof DataGrid<StoryServer>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { selectionMode: 'multiple', rowActions: actions, isLoading: false },
};

const shared = gridStories(DataGrid, { height: 320 });
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

const rowAt = (root: HTMLElement, index: number) => root.querySelector<HTMLElement>(`[aria-rowindex="${index}"]`);

/** Few elements for many rows, and the last row one key away. */
export const TenThousand: Story = {
  args: { selectionMode: 'multiple', rowActions: actions, height: 600, onSelectionChange },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(grid.querySelectorAll('*').length).toBeLessThan(1000);
    await step('the last row is reached and visible', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(rowAt(canvasElement, 9995)).toBeVisible());
      await expect(document.activeElement).toHaveAccessibleName('Restart lantern-10000');
    });
    await step('scrolled far away, the focused row stays in the tree', async () => {
      const scroller = grid.parentElement;
      if (scroller) scroller.scrollTop = 0;
      await waitFor(() => expect(rowAt(canvasElement, 2)).toBeInTheDocument());
      await expect(document.activeElement).toHaveAccessibleName('Restart lantern-10000');
      await userEvent.keyboard('{ArrowUp}');
      await expect(document.activeElement).toHaveAccessibleName(/^Restart .*-9999$/);
      await waitFor(() => expect(rowAt(canvasElement, 9990)).toBeVisible());
    });
    await step('all of them are selected at once', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(onSelectionChange.mock.lastCall?.[0].size).toBe(10_000);
      await expect(grid.querySelectorAll('*').length).toBeLessThan(1000);
    });
  },
};

/** Rows that overtake others by a live value take nobody's focus with them. */
export const Overtaken: Story = {
  args: { selectionMode: 'multiple', height: 400 },
  render: function Render(args) {
    const [isReversed, setReversed] = useState(false);
    const rows = useMemo(() => (isReversed ? args.rows.toReversed() : args.rows), [args.rows, isReversed]);
    useEffect(() => {
      const reverse = ({ key }: KeyboardEvent) => key === 'r' && setReversed((is) => !is);
      document.addEventListener('keydown', reverse);
      return () => document.removeEventListener('keydown', reverse);
    }, []);
    return <DataGrid {...args} rows={rows} />;
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const name = document.activeElement?.ariaLabel;
    await userEvent.keyboard('r');
    await waitFor(() => expect(document.activeElement?.closest('tr')?.ariaRowIndex).toBe('10000'));
    await expect(document.activeElement).toHaveAccessibleName(name ?? 'none');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement?.closest('tr')?.ariaRowIndex).toBe('10001');
  },
};

export const HundredThousand: Story = {
  render: (args) => <DataGrid {...args} rows={hundredThousand()} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(rowAt(canvasElement, 99_998)).toBeVisible());
    await expect(rowAt(canvasElement, 100_001)).toHaveTextContent('100000');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(rowAt(canvasElement, 4)).toBeVisible());
  },
};

// Made on demand, once: most who open this file's docs never look at them.
let many: StoryServer[] | undefined;
function hundredThousand() {
  many ??= makeServers(100_000);
  return many;
}

/** Rows stay as high as their theme of density says. */
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <DataGrid {...args} height={200} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        (rowAt(canvasElement, 3)?.getBoundingClientRect().top ?? 0) -
          (rowAt(canvasElement, 2)?.getBoundingClientRect().top ?? 0),
      ).toBe(32),
    );
    await expect(rowAt(canvasElement, 2)?.getBoundingClientRect().height).toBe(32);
  },
};

/** Cards are drawn in view only, and are led to and selected as rows are. */
export const Cards: Story = {
  args: { selectionMode: 'multiple', rowActions: actions, height: 600, onSelectionChange },
  render: (args) => (
    <div style={{ inlineSize: '390px' }}>
      <DataGrid {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { userEvent } = await import('vitest/browser');
    const grid = canvas.getByRole('grid');
    const view = () => grid.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const isInView = () => {
      const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return bottom > top && top >= view().top - 1 && bottom <= view().bottom + 1;
    };
    const row = () => Number(document.activeElement?.closest('tr')?.ariaRowIndex);
    await waitFor(() => expect(rowAt(canvasElement, 2)?.offsetHeight).toBeGreaterThan(60));
    await expect(grid.scrollWidth).toBeLessThanOrEqual(390);
    await expect(grid.querySelectorAll('*').length).toBeLessThan(1000);
    // Below each other, without a gap.
    await waitFor(() =>
      expect(rowAt(canvasElement, 3)?.getBoundingClientRect().top).toBeCloseTo(
        rowAt(canvasElement, 2)?.getBoundingClientRect().bottom ?? 0,
        0,
      ),
    );
    await userEvent.keyboard('{Tab}{ArrowDown} ');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['s2']));
    await expect(rowAt(canvasElement, 3)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(isInView()).toBe(true));
    await expect(row()).toBeGreaterThan(4);
    await expect(row()).toBeLessThan(9);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(isInView()).toBe(true));
    await expect(document.activeElement).toHaveAccessibleName('Restart lantern-10000');
    await expect(grid.querySelectorAll('*').length).toBeLessThan(1000);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(isInView()).toBe(true));
    await expect(row()).toBe(9995);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(isInView()).toBe(true));
    await expect(row()).toBe(2);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={24}>
      <DataGrid
        {...args}
        height={300}
        selectionMode="multiple"
        defaultSelection={new Set(['s42', 's88'])}
        defaultSort={{ column: 'streams', direction: 'descending' }}
        rowActions={actions}
      />
      <div data-density="compact">
        <DataGrid {...args} height={200} />
      </div>
      <div dir="rtl">
        <DataGrid {...args} height={160} columns={serverColumns.slice(0, 5)} />
      </div>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    // It stays, however far the grid had to scroll for it.
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Restart saffron-42');
  },
};
