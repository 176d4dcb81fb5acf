import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ColumnsMenu, type ColumnsMenuProps } from './ColumnsMenu.tsx';

const columns = [
  { id: 'name', label: 'Name', isFixed: true },
  { id: 'type', label: 'Type' },
  { id: 'owner', label: 'Owner' },
  { id: 'status', label: 'Status' },
];

const meta = {
  title: 'Components/ColumnsMenu',
  component: ColumnsMenu,
  args: { columns, hidden: new Set<string>(), onHiddenChange: fn() },
  // Description and shortcut belong to an item's description; WCAG 2.5.3 asks for its label in the name only.
  parameters: {
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
    docs: {
      description: {
        component: `A menu that shows and hides the columns of a table.

- MUST stay open while columns are chosen, and keep the column that names the row.
- MUST offer to show all columns again, and MUST NOT reorder them.
- The host SHOULD keep the choice, and leave hidden columns out of an export.
- Keyboard: arrow keys move, Space shows or hides a column; Enter also closes the menu, Escape only closes it.
- Focus: moves into the menu when it opens, and returns to the button when it closes.
- Motion: the menu grows a little as it opens; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof ColumnsMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept({ onHiddenChange, ...props }: ColumnsMenuProps) {
  const [hidden, setHidden] = useState(props.hidden);
  return (
    <ColumnsMenu
      {...props}
      hidden={hidden}
      onHiddenChange={(next) => {
        setHidden(next);
        onHiddenChange(next);
      }}
    />
  );
}

export const Default: Story = { render: (args) => <Kept {...args} /> };

export const Playground: Story = { args: { hidden: new Set(['owner']) } };

/** Several are chosen one after the other, without leaving the menu. */
export const Keyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    const item = (name: string) => screen.getByRole('menuitemcheckbox', { name });
    await step('the column that names the row stays', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu', { name: 'Columns' });
      await waitFor(() => expect(item('Name')).toHaveFocus());
      await expect(item('Name')).toBeChecked();
      await expect(item('Name')).toHaveAccessibleDescription('Always shown');
      await userEvent.keyboard('{Enter}');
      await expect(args.onHiddenChange).not.toHaveBeenCalled();
    });
    await step('two are hidden', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(item('Type')).toHaveFocus());
      // The space bar leaves the menu open, Enter would close it.
      await userEvent.keyboard(' ');
      await waitFor(() => expect(args.onHiddenChange).toHaveBeenLastCalledWith(new Set(['type'])));
      await waitFor(() => expect(item('Type')).not.toBeChecked());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(item('Owner')).toHaveFocus());
      await userEvent.keyboard(' ');
      await waitFor(() => expect(args.onHiddenChange).toHaveBeenLastCalledWith(new Set(['type', 'owner'])));
    });
    await step('all are shown again', async () => {
      await waitFor(() => expect(item('Owner')).not.toBeChecked());
      // It can be chosen from the next render on.
      await waitFor(() => expect(screen.getByText('Show all columns').closest('[aria-disabled]')).toBeNull());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Show all columns'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onHiddenChange).toHaveBeenLastCalledWith(new Set()));
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  args: { hidden: new Set(['owner']) },
  render: (args) => (
    <Stack gap={12} align="start">
      <ColumnsMenu {...args} />
      <div style={{ blockSize: 320 }} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Name' })).toHaveFocus());
  },
};
