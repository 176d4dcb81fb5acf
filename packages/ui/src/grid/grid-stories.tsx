import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { RefreshIcon } from '../icons/actions.tsx';
import { ErrorIcon } from '../icons/status.tsx';
import { ServerIcon } from '../icons/things.tsx';
import { makeServers, type StoryServer, serverActions, serverName } from './grid-fixture.tsx';
import { playHeader, playMoves, playSelection } from './grid-plays.ts';
import type { GridProps } from './grid-props.ts';

type Props = GridProps<StoryServer>;
type Story = StoryObj<Meta<Props>>;

/** Returns the stories that all grids of the kit share: one suite for keyboard, names and states. */
export function gridStories(Grid: ComponentType<Props>, height: object) {
  const onAction = fn();
  const onSelectionChange = fn();
  const onRowAction = fn();

  /** Checks names, the single tab stop and moving. */
  const moves = {
    args: {
      ...height,
      rows: makeServers(20),
      selectionMode: 'multiple',
      rowActions: serverActions(onAction),
      onSelectionChange,
      onRowAction,
    },
    render: (args) => (
      <Stack>
        <Button>Before</Button>
        <Grid {...args} />
        <Button>After</Button>
      </Stack>
    ),
    beforeEach: () => {
      for (const mock of [onAction, onSelectionChange, onRowAction]) mock.mockClear();
    },
    play: playMoves,
  } satisfies Story;

  const selection = {
    ...moves,
    play: (context) => playSelection(context, { onSelectionChange, onRowAction, onAction }),
  } satisfies Story;

  const sortAndResize = { ...moves, play: playHeader } satisfies Story;

  /** The host sorts, such as on its server, when a column has no `compare`. */
  const sortedByHost = {
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
  } satisfies Story;

  /** The end of a column follows the pointer, and `onWidthsChange` is called once. */
  const resizable = {
    args: { onWidthsChange: fn() },
    play: async ({ args, canvas, userEvent }) => {
      const header = canvas.getByRole('columnheader', { name: /Name/ });
      const handle = within(header).getByRole('separator');
      const { width } = header.getBoundingClientRect();
      const { left } = handle.getBoundingClientRect();
      // Only a real pointer can be captured, and that of the test runner is simulated.
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
  } satisfies Story;

  /** Shows placeholders for rows, and announces once that they are loading. */
  const loading = {
    args: { rows: [], isLoading: true, loadingLabel: 'Loading servers', selectionMode: 'multiple' },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading servers');
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getAllByRole('row')).toHaveLength(1);
      await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeDisabled();
    },
  } satisfies Story;

  /** Keeps the present rows while newer ones load. */
  const refreshing = {
    args: { rows: makeServers(5), isLoading: true },
    play: async ({ canvas }) => {
      await expect(canvas.getAllByRole('row')).toHaveLength(6);
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    },
  } satisfies Story;

  const empty = {
    args: {
      rows: [],
      empty: (
        <EmptyState
          glyph={<ServerIcon size={24} />}
          title="Servers that you rent stand here"
          action={<Button tone="accent">Order a server</Button>}
        />
      ),
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Order a server' })).toHaveFocus();
    },
  } satisfies Story;

  const failed = {
    args: {
      error: (
        <EmptyState
          glyph={<ErrorIcon size={24} />}
          title="The servers could not be loaded"
          description="They run on; only this list is missing."
          action={<Button iconStart={<RefreshIcon />}>Retry</Button>}
        />
      ),
    },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
    },
  } satisfies Story;

  /** The host controls the selection, for example over several pages. */
  const heldByHost = {
    args: { rows: makeServers(5), selectionMode: 'multiple' },
    render: function Held(args) {
      const [held, setHeld] = useState<ReadonlySet<string>>(new Set(['s2', 'elsewhere']));
      return (
        <Stack>
          <Text>{[...held].sort().join(' ')}</Text>
          <Grid {...args} selection={held} onSelectionChange={setHeld} />
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
  } satisfies Story;

  /** Left and right are reversed in right-to-left text. */
  const rightToLeft = {
    args: height,
    render: (args) => (
      <div dir="rtl">
        <Grid {...args} />
      </div>
    ),
    play: async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(document.activeElement).toHaveTextContent('Plex');
      await expect(canvas.getAllByRole('gridcell', { name: 'Plex' })[0]).toHaveFocus();
    },
  } satisfies Story;

  return {
    moves,
    selection,
    sortAndResize,
    sortedByHost,
    resizable,
    loading,
    refreshing,
    empty,
    failed,
    heldByHost,
    rightToLeft,
  };
}
