import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { Filter } from './filter-bar-props.ts';

const options = [
  { id: 'type', label: 'Type' },
  { id: 'status', label: 'Status' },
  { id: 'owner', label: 'Owner' },
];
const two: readonly Filter[] = [
  { id: 'type', label: 'Type', value: 'Plex' },
  { id: 'status', label: 'Status', value: 'Running or stopped' },
];

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    filters: two,
    options,
    onAdd: fn(),
    onRemove: fn(),
    onClear: fn(),
    renderEditor: (filter, close) => (
      <Stack gap={12}>
        <TextField label={filter.label} defaultValue={filter.value ?? ''} />
        <Button onPress={close}>Done</Button>
      </Stack>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The active filters of a list, one chip each.

- MUST be a named group; each chip has a button that edits and one that removes, both named by the whole filter.
- A filter that was added MUST open its editor at once; Escape closes it and returns the focus to the chip.
- Removing and clearing MUST NOT lose the focus: it moves to "Add filter".
- An active filter SHOULD NOT be offered again.
- Views are data in and callbacks out: the host stores them. The menu of views MUST mark the active one and return the focus.
- Renaming and deleting MUST apply to the active view, and name it. The host SHOULD confirm a deletion or offer to undo it.
- Motion: chips appear at once; menus and editors grow a little as they open, and only fade with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { onSaveView: fn() } };

/** Adds, edits, removes and clears filters by keyboard. */
export const Keyboard: Story = {
  render: function Kept(args) {
    const [filters, setFilters] = useState<readonly Filter[]>([]);
    return (
      <FilterBar
        {...args}
        filters={filters}
        onAdd={(id) => setFilters([...filters, ...options.filter((option) => option.id === id)])}
        onRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
        onClear={() => setFilters([])}
        renderEditor={(filter, close) => (
          <Button
            onPress={() => {
              setFilters(filters.map((each) => (each.id === filter.id ? { ...each, value: 'Plex' } : each)));
              close();
            }}
          >
            Plex
          </Button>
        )}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: 'Add filter' });
    await step('add', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const type = await screen.findByRole('menuitem', { name: 'Type' });
      await waitFor(() => expect(type).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const choice = await screen.findByRole('button', { name: 'Plex' });
      choice.focus();
      await userEvent.keyboard('{Enter}');
    });
    const chip = await canvas.findByRole('button', { name: 'Edit filter Type: Plex' });
    await step('edit', async () => {
      // A popover that is still fading out would receive the key.
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      chip.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Edit filter Type: Plex' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(chip).toHaveFocus());
    });
    await step('remove', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Remove filter Type: Plex' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('button', { name: /Type/ })).toBeNull();
      await expect(add).toHaveFocus();
    });
  },
};

export const Clearing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  },
};

export const SavedViews: Story = {
  args: {
    views: [
      { id: 'mine', label: 'My servers' },
      { id: 'failed', label: 'Failed today' },
    ],
    currentView: 'mine',
    onViewChange: fn(),
    onSaveView: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const views = canvas.getByRole('button', { name: 'My servers' });
    await userEvent.tab();
    await expect(views).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'My servers' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'My servers' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onViewChange).toHaveBeenCalledWith('failed');
    await waitFor(() => expect(views).toHaveFocus());
    canvas.getByRole('button', { name: 'Save view' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSaveView).toHaveBeenCalledTimes(1);
  },
};

/** Renames and deletes the active view; the focus is never lost. */
export const ChangingViews: Story = {
  args: { onRenameView: fn(), onDeleteView: fn() },
  render: function Kept({ onRenameView, onDeleteView, ...args }) {
    const [views, setViews] = useState([{ id: 'mine', label: 'My servers' }]);
    return (
      <FilterBar
        {...args}
        views={views}
        currentView="mine"
        onRenameView={(id, label) => {
          onRenameView?.(id, label);
          setViews([{ id, label }]);
        }}
        onDeleteView={(id) => {
          onDeleteView?.(id);
          setViews([]);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const views = canvas.getByRole('button', { name: 'My servers' });
    await step('rename', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const rename = await screen.findByRole('menuitem', { name: 'Rename My servers' });
      await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(rename).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Rename My servers' });
      const name = screen.getByRole('textbox', { name: 'Name of the view' });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.clear(name);
      await userEvent.keyboard('{Enter}');
      await expect(name).toHaveAccessibleDescription('Fill in this field');
      await expect(args.onRenameView).not.toHaveBeenCalled();
      await userEvent.type(name, 'Plex only{Enter}');
      await expect(args.onRenameView).toHaveBeenLastCalledWith('mine', 'Plex only');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(views).toHaveFocus());
      await expect(views).toHaveAccessibleName('Plex only');
    });
    await step('delete', async () => {
      await userEvent.keyboard('{Enter}');
      const remove = await screen.findByRole('menuitem', { name: 'Delete Plex only' });
      await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(remove).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onDeleteView).toHaveBeenLastCalledWith('mine');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus());
    });
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={24}>
      <FilterBar {...args} views={[{ id: 'mine', label: 'My servers' }]} currentView="mine" onSaveView={fn()} />
      <FilterBar {...args} filters={[]} />
      <FilterBar {...args} filters={[...two, { id: 'owner', label: 'Owner' }]} />
      <div dir="rtl">
        <FilterBar {...args} />
      </div>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
  },
};
