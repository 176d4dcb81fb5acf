import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { InviteBackupList, type InviteBackupListProps, type InviteBackupRow } from './InviteBackupList.tsx';

const rows: readonly InviteBackupRow[] = [
  { id: 'move', name: 'Before the move', server: 'cinema', people: '24', created: '2 days ago', isOwn: true },
  { id: 'shared', name: 'By Robin', server: 'cinema', people: '1', created: '3 weeks ago', isOwn: false },
  { id: 'old', name: 'Spring', server: null, people: '1,204', created: '5 months ago', isOwn: true },
];

const meta = {
  title: 'Widgets/InviteBackupList',
  component: InviteBackupList,
  args: { label: 'Invite backups', rows, onCompare: fn(), onRemove: fn() },
  parameters: {
    docs: {
      description: {
        component: `The backups of who had access to media servers.

- A backup whose server was deleted MUST say so in words; it can be compared with another server.
- Only the owner of a backup MUST have the button that deletes it.
- When a row goes, the focus MUST move to the row that takes its place, also after a dialog.
- The host MUST ask before it deletes a backup, and SHOULD show the newest first.
- Keyboard: that of a table: one stop of the Tab key, within which the arrow keys move.
- Names: the list by its label, each button with its backup.
- Motion: that of its table and its buttons; nothing of its own.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <Card as="div" isFlush>
        {Story()}
      </Card>
    ),
  ],
} satisfies Meta<typeof InviteBackupList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}{ArrowRight}{Enter}');
    await expect(args.onCompare).toHaveBeenCalledWith('move');
    await expect(args.onRemove).toHaveBeenCalledWith('move');
    await expect(canvas.queryByRole('button', { name: 'Delete By Robin' })).toBeNull();
  },
};

export const Playground: Story = { args: { rows: rows.slice(0, 2) } };

/** As in the product: deleting needs a confirmation. */
function Asking(props: InviteBackupListProps) {
  const [left, setLeft] = useState(props.rows);
  const [asked, setAsked] = useState<InviteBackupRow>();
  return (
    <>
      <InviteBackupList
        {...props}
        rows={left}
        onRemove={(id) => setAsked(left.find((one) => one.id === id))}
        empty={<Text tone="muted">No backups yet</Text>}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          title={`Delete ${asked.name}?`}
          confirmLabel="Delete"
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => setLeft(left.filter(({ id }) => id !== asked.id))}
        />
      )}
    </>
  );
}

export const AsksAndKeepsTheFocus: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowRight}{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Before the move?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Before the move/ })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Compare By Robin with the current state' })).toHaveFocus(),
    );
  },
};

export const States: Story = { tags: ['visual', 'visual-narrow', 'visual-rtl'] };
