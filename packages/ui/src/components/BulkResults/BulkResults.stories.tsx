import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BulkResults, type BulkResult, type BulkResultsProps } from './BulkResults.tsx';

const results: readonly BulkResult[] = [
  { id: '1', name: 'cinema-01' },
  { id: '2', name: 'attic-02', failure: 'The disk of the node is full.' },
  { id: '3', name: 'harbour-03' },
  { id: '4', name: 'lantern-04', failure: 'The server did not answer.' },
];

const meta = {
  title: 'Components/BulkResults',
  component: BulkResults,
  args: { title: 'Restart servers', results, onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component: `What an action on several records came to.

- MUST say how many were done, and of each record whether it was, in words, with the reason where it was not.
- MUST show first what failed, and announce the sum again after another try.
- SHOULD offer another try of what failed, and only of that.
- SHOULD NOT open where everything was done: a toast is enough.
- Keyboard: Escape closes it; the table has the keys of \`Table\`.
- Focus: moves into the dialog, stays in it, and returns to where it came from.
- Names: the title names the dialog and its table; the sum is a status.
- Motion: that of \`Modal\`, its table and its buttons; nothing of its own.`,
      },
    },
  },
} satisfies Meta<typeof BulkResults>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(props: BulkResultsProps) {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(props.results);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <BulkResults
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        results={shown}
        onRetry={() => {
          props.onRetry?.();
          // The first of them succeeds now.
          setShown(shown.map((one) => (one.id === '2' ? { id: one.id, name: one.name } : one)));
        }}
      />
    </>
  );
}

export const Default: Story = { render: (args) => <Opened {...args} /> };

export const Playground: Story = { render: (args) => <Opened {...args} />, args: { isPending: true } };

/** What failed is first, and is tried again by keyboard. */
export const Retries: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Restart servers' });
    const names = () =>
      within(dialog)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent);
    await expect(names()).toEqual(['attic-02', 'lantern-04', 'cinema-01', 'harbour-03']);
    await expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 4 done');
    await expect(within(dialog).getByRole('row', { name: /attic-02/ })).toHaveTextContent(
      'The disk of the node is full.',
    );
    within(dialog).getByRole('button', { name: 'Retry 2 failed' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('3 of 4 done'));
    await expect(within(dialog).getByRole('button', { name: 'Retry 1 failed' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Restart servers' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
