import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RestartIcon, StopIcon } from '../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { BulkBar } from './BulkBar.tsx';

const meta = {
  title: 'Components/BulkBar',
  component: BulkBar,
  args: {
    count: 3,
    onClear: fn(),
    children: (
      <>
        <Button size="small" iconStart={<RestartIcon />}>
          Restart
        </Button>
        <Button size="small" iconStart={<StopIcon />}>
          Stop
        </Button>
        <Button size="small" tone="danger">
          Delete
        </Button>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Actions for the selected rows.

- MUST announce the number of selected rows when it changes, and MUST NOT take the focus.
- Without a selection its actions MUST NOT be mounted.
- When it disappears, the focus MUST return to where it came from; if that row is gone, to the last focusable element before the bar.
- MUST stay in view at the bottom while the list scrolls, without covering the shell's own button.
- The most frequent action SHOULD come first, a destructive one last; with more than four actions the rest SHOULD be in a menu.
- Motion: slides in from below and out again, unreachable from the start of its exit; only fades with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 1 } };

/** Announces the number of rows when it appears and changes; the focus returns to where it was. */
export const Selecting: Story = {
  render: function Selecting(args) {
    const [count, setCount] = useState(0);
    return (
      <Stack>
        <Button onPress={() => setCount(count + 1)}>Select one more</Button>
        <BulkBar {...args} count={count} onClear={() => setCount(0)} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Select one more' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Restart' })).toHaveFocus();
    for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Actions for the selection' })).toBeNull());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Actions for the selection' })).toBeVisible());
  },
};

/** During the exit animation it is visible, but hidden from screen readers, keyboard and pointer. */
export const Leaving: Story = {
  render: function Leaving(args) {
    const [count, setCount] = useState(2);
    return <BulkBar {...args} count={count} onClear={() => setCount(0)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const clear = canvas.getByRole('button', { name: 'Clear selection' });
    await userEvent.click(clear);
    await expect(clear.closest('[inert]')).toHaveTextContent('2 selected');
    await waitFor(() => expect(clear).not.toBeInTheDocument());
  },
};

/** Moves the focus when the action removes the rows, and with them the element that had the focus before. */
export const RowsGoToo: Story = {
  render: function RowsGoToo(args) {
    const [rows, setRows] = useState(['cinema', 'kids']);
    return (
      <Stack>
        <Button>New server</Button>
        {rows.map((row) => (
          <Button key={row}>{row}</Button>
        ))}
        <BulkBar {...args} count={rows.length}>
          <Button size="small" tone="danger" onPress={() => setRows([])}>
            Delete
          </Button>
        </BulkBar>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'kids' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New server' })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'New server' })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={24}>
      <BulkBar {...args} />
      <div dir="rtl">
        <BulkBar {...args} count={1280} />
      </div>
      <div style={{ inlineSize: '300px' }}>
        <BulkBar {...args} />
      </div>
    </Stack>
  ),
};
