import type { StoryContext } from '@storybook/react-vite';
import { expect, type Mock, waitFor, within } from 'storybook/test';

/** The columns of the story's rows as displayed, counted from 1. */
const column = { select: 1, name: 2, type: 3, owner: 4, streams: 6, actions: 8 };

export interface GridSuiteArgs {
  onSelectionChange: Mock<(selection: ReadonlySet<string>) => void>;
  onRowAction: Mock<(row: { id: string }) => void>;
  onAction: Mock<(action: string, id: string) => void>;
}

/** The part of a play context that the suite needs. */
export type GridSuiteContext = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>;

/**
 * Checks of the keyboard and the accessibility, for every component with the role of a grid. The story shows a grid named
 * "Servers" of twenty rows between the buttons "Before" and "After"; each function is the play of one story.
 */
function stage({ canvas, userEvent }: GridSuiteContext) {
  const grid = canvas.getByRole('grid');
  const at = (row: number, place: number) => {
    const cell = grid.querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${place}"]`);
    if (!cell) throw new Error(`There is no cell in row ${row}, column ${place}.`);
    return cell;
  };
  const nameIn = (row: number) => at(row, column.name).textContent;
  return {
    grid,
    at,
    nameIn,
    before: canvas.getByText('Before').closest('button'),
    after: canvas.getByText('After').closest('button'),
    /** Returns row and column of the focus. */
    focused: () => {
      const cell = document.activeElement?.closest('[aria-colindex]');
      return [Number(cell?.parentElement?.getAttribute('aria-rowindex')), Number(cell?.getAttribute('aria-colindex'))];
    },
    // A query over the whole grid would compute the name of every cell.
    box: (row: number) => within(at(row, column.select)).getByRole('checkbox', { name: `Select ${nameIn(row)}` }),
    all: () => within(at(1, column.select)).getByRole('checkbox', { name: 'Select all rows' }),
    action: (row: number, verb: string) =>
      within(at(row, column.actions)).getByRole('button', { name: `${verb} ${nameIn(row)}` }),
    press: (keys: string) => userEvent.keyboard(keys),
  };
}

/** Checks names, the single tab stop and the keys that move. */
export async function playMoves(context: GridSuiteContext) {
  const { userEvent, step } = context;
  const { grid, at, before, after, focused, box, press, nameIn } = stage(context);

  await step('it says what it is and how large it is', async () => {
    await expect(grid).toHaveAttribute('aria-rowcount', '21');
    await expect(grid).toHaveAttribute('aria-colcount', '8');
    await expect(grid).toHaveAttribute('aria-multiselectable', 'true');
    await expect(grid).toHaveAccessibleName('Servers');
    await expect(within(grid).getAllByRole('columnheader')).toHaveLength(8);
    await expect(at(1, column.streams)).toHaveAttribute('aria-sort', 'none');
    await expect(at(2, column.name)).toHaveAttribute('role', 'rowheader');
    await expect(at(2, column.type)).toHaveAttribute('role', 'gridcell');
  });

  await step('it is one stop of the Tab key, wherever the focus is in it', async () => {
    before?.focus();
    await userEvent.tab();
    await expect(focused()).toEqual([2, column.select]);
    await expect(box(2)).toHaveFocus();
    await press('{ArrowDown}{ArrowRight}');
    await expect(at(3, column.name)).toHaveFocus();
    await userEvent.tab();
    await expect(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(at(3, column.name)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(before).toHaveFocus();
    await userEvent.tab();
    await expect(at(3, column.name)).toHaveFocus();
  });

  await step('also after presses that moved no focus', async () => {
    for (let presses = 0; presses < 2; presses += 1) await userEvent.click(box(3));
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(box(3)).toHaveFocus();
    await press('{ArrowRight}');
  });

  await step('arrows, Home, End and pages move the focus and stop at the edges', async () => {
    await press('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(focused()).toEqual([4, column.owner]);
    await press('{Home}');
    await expect(focused()).toEqual([4, column.select]);
    await press('{ArrowLeft}');
    await expect(focused()).toEqual([4, column.select]);
    await press('{End}');
    await expect(focused()).toEqual([4, column.actions]);
    await press('{Control>}{End}{/Control}');
    await expect(focused()).toEqual([21, column.actions]);
    await expect(document.activeElement).toBeVisible();
    await press('{ArrowDown}{PageUp}');
    await expect(focused()[0]).toBeLessThan(21);
    await expect(focused()[0]).toBeGreaterThan(10);
    await press('{Control>}{Home}{/Control}');
    await expect(focused()).toEqual([2, column.select]);
    await press('sa');
    await expect(nameIn(focused()[0] ?? 0)).toBe('saffron-02');
    await press('f');
    await expect(nameIn(focused()[0] ?? 0)).toBe('saffron-02');
    await press('{Control>}{Home}{/Control}');
    await press('{PageDown}');
    await expect(focused()[0]).toBeGreaterThan(4);
    await press('{PageUp}');
    await expect(focused()).toEqual([2, column.select]);
  });
}

/** Checks controls in cells, selection by keyboard and pointer, and the action of a row. */
export async function playSelection(
  context: GridSuiteContext,
  { onSelectionChange, onRowAction, onAction }: GridSuiteArgs,
) {
  const { userEvent, step } = context;
  const { before, at, focused, box, all, action, press } = stage(context);
  const selected = () => [...(onSelectionChange.mock.lastCall?.[0] ?? [])];

  before?.focus();
  await userEvent.tab();
  await step('the controls of a cell are stops of the arrows', async () => {
    await press('{End}');
    await expect(action(2, 'Restart')).toHaveFocus();
    await press('{ArrowRight}');
    await expect(action(2, 'Stop')).toHaveFocus();
    await press('{Enter}');
    await expect(onAction).toHaveBeenLastCalledWith('stop', 's1');
    await press('{ArrowLeft}{ArrowLeft}');
    await expect(focused()).toEqual([2, column.actions - 1]);
    await press('{Enter}');
    await expect(onRowAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: 's1' }));
    await expect(onSelectionChange).not.toHaveBeenCalled();
  });

  await step('Space selects, Shift with arrows selects a range, Ctrl+A all, Escape none', async () => {
    await press(' ');
    await expect(selected()).toEqual(['s1']);
    await waitFor(() => expect(at(2, column.name).parentElement).toHaveAttribute('aria-selected', 'true'));
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(selected()).toEqual(['s1', 's2', 's3']);
    await press('{Shift>}{ArrowUp}{/Shift}');
    await expect(selected()).toEqual(['s1', 's2']);
    await expect(all()).toBePartiallyChecked();
    await press('{Shift>}{PageDown}{/Shift}');
    await expect(selected().length).toBeGreaterThan(4);
    await press('{Shift>}{PageUp}{/Shift}');
    await press('{Control>}{Shift>}{End}{/Shift}{/Control}');
    await expect(selected()).toHaveLength(20);
    await press('{Control>}{Shift>}{Home}{/Shift}{/Control}');
    await expect(selected()).toEqual(['s1']);
    await press('{Control>}a{/Control}');
    await expect(selected()).toHaveLength(20);
    await expect(all()).toBeChecked();
    await press('{Escape}');
    await expect(selected()).toEqual([]);
    await press('{Home} ');
    await expect(selected()).toEqual(['s1']);
    await press(' ');
    await expect(selected()).toEqual([]);
  });

  await step('the pointer selects a row, a range with Shift, and all', async () => {
    await userEvent.click(box(3));
    await press('{Shift>}');
    await userEvent.click(box(6));
    await press('{/Shift}');
    await expect(selected()).toEqual(['s2', 's3', 's4', 's5']);
    await press('{Control>}');
    await userEvent.click(at(4, column.owner));
    await press('{/Control}');
    await expect(selected()).toEqual(['s2', 's4', 's5']);
    await userEvent.click(all());
    await expect(selected()).toHaveLength(20);
    await userEvent.click(all());
    await expect(selected()).toEqual([]);
  });

  await step('what was let go of does not come back with a range', async () => {
    await userEvent.click(box(3));
    await userEvent.click(box(5));
    await press('{Escape}');
    await press('{Shift>}');
    await userEvent.click(box(7));
    await press('{/Shift}');
    await expect(selected()).toEqual(['s6']);
    await press('{Escape}');
  });

  await step('a press on a row is its action, a press on its controls is theirs', async () => {
    onRowAction.mockClear();
    await userEvent.click(action(4, 'Restart'));
    await expect(onAction).toHaveBeenLastCalledWith('restart', 's3');
    await expect(onRowAction).not.toHaveBeenCalled();
    await userEvent.click(at(4, column.type));
    await expect(onRowAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: 's3' }));
  });
}

const announced = () => document.querySelector('[data-live-announcer] [aria-live="polite"]');

/** Checks sorting and resizing. */
export async function playHeader(context: GridSuiteContext) {
  const { userEvent, step } = context;
  const { grid, before, at, nameIn, focused, press } = stage(context);

  before?.focus();
  await userEvent.tab();
  await step('the header sorts, by keyboard and by pointer', async () => {
    const streams = at(1, column.streams);
    await press('{Control>}{Home}{/Control}{ArrowUp}');
    await expect(focused()).toEqual([1, column.select]);
    within(streams).getByRole('button').focus();
    await press('{Enter}');
    await expect(streams).toHaveAttribute('aria-sort', 'ascending');
    await expect(at(2, column.streams)).toHaveTextContent('0');
    await waitFor(() => expect(announced()).toHaveTextContent('Sorted by Streams, ascending'));
    await press('{Enter}');
    await expect(streams).toHaveAttribute('aria-sort', 'descending');
    await expect(at(2, column.streams)).toHaveTextContent('22');
    await waitFor(() => expect(announced()).toHaveTextContent('Sorted by Streams, descending'));
    await userEvent.click(within(at(1, column.name)).getByRole('button', { name: 'Name' }));
    await expect(streams).toHaveAttribute('aria-sort', 'none');
    await expect(nameIn(2)).toBe('attic-04');
  });

  await step('a column is resized from its handle, by Enter and arrows', async () => {
    const header = at(1, column.name);
    const handle = within(header).getByRole('separator', { name: 'Resize Name' });
    const { width } = header.getBoundingClientRect();
    within(header).getByRole('button').focus();
    await press('{ArrowRight}');
    await expect(handle).toHaveFocus();
    await press('{Enter}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(header.getBoundingClientRect().width).toBeCloseTo(width + 32, -0.5));
    await expect(handle).toHaveAttribute('aria-valuenow', String(Math.round(width) + 32));
    await press('{ArrowLeft}{Escape}');
    await waitFor(() => expect(header.getBoundingClientRect().width).toBeCloseTo(width + 16, -0.5));
    await press('{ArrowRight}');
    await expect(focused()).toEqual([1, column.type]);
    await expect(at(2, column.name).getBoundingClientRect().width).toBe(header.getBoundingClientRect().width);
  });
  await step('a double click and Space fit a column to its content', async () => {
    const header = at(1, column.owner);
    const handle = within(header).getByRole('separator', { name: 'Resize Owner' });
    const { width } = header.getBoundingClientRect();
    await userEvent.dblClick(handle);
    await waitFor(() => expect(header.getBoundingClientRect().width).toBeLessThan(width - 16));
    const fitted = header.getBoundingClientRect().width;
    within(header).getByRole('separator').focus();
    await press('{Enter}{ArrowLeft}{Enter}');
    await waitFor(() => expect(header.getBoundingClientRect().width).toBeLessThan(fitted));
    const [cell] = within(grid).getAllByText('Robin Customer');
    if (!cell) throw new Error('The widest text is not there.');
    await userEvent.hover(cell);
    await expect(cell).toHaveAttribute('title', 'Robin Customer');
    await press(' ');
    await waitFor(() => expect(header.getBoundingClientRect().width).toBe(fitted));
    await userEvent.unhover(cell);
    await userEvent.hover(cell);
    await expect(cell).not.toHaveAttribute('title');
  });
}
