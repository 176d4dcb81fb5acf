import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { InviteList, type InviteListProps, type InviteRow } from './InviteList.tsx';

const person = (id: string, more: Partial<InviteRow>): InviteRow => ({
  id,
  name: id,
  email: `${id.toLowerCase()}@kronos.test`,
  state: 'accepted',
  libraries: 'all',
  isAdmin: false,
  since: '3 weeks ago',
  ...more,
});
const rows = [
  person('Casey', { isAdmin: true }),
  person('Robin', { libraries: ['Films', 'Series'] }),
  person('Sam', { state: 'pending', since: 'yesterday' }),
  person('kim@kronos.test', { email: null, state: 'no-account', libraries: [], since: null }),
];

const meta = {
  title: 'Widgets/InviteList',
  component: InviteList,
  args: { label: 'Invites of cinema', rows, onChange: fn(), onRemove: fn() },
  parameters: {
    docs: {
      description: {
        component: `The people with access to a media server, or invited to it.

- Each state MUST be said in words: access, an open invitation, nobody with that address yet.
- Administrators MUST have no buttons: nobody locks the owner out here.
- When a row goes, the focus MUST move to the row that takes its place, also after a dialog.
- The host SHOULD ask before it removes somebody.
- More than 500 people are drawn as they come into view.
- Keyboard: that of a table: one stop of the Tab key, within which the arrow keys move.
- Names: the list by its label, each button with its person.
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
} satisfies Meta<typeof InviteList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Robin');
    await expect(args.onRemove).toHaveBeenCalledWith('Robin');
    await expect(canvas.queryByRole('button', { name: 'Remove Casey' })).toBeNull();
  },
};

/** The name of a person with a page links to it. */
export const LeadsToPages: Story = {
  args: { hrefOf: (id) => `/invites/${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Robin' })).toHaveAttribute('href', '/invites/Robin');
  },
};

export const Playground: Story = { args: { rows: rows.slice(0, 2) } };

/** As in the product: removing needs a confirmation. */
function Asking(props: InviteListProps) {
  const [left, setLeft] = useState(props.rows);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <InviteList {...props} rows={left} onRemove={setAsked} empty={<Text tone="muted">Nobody is invited</Text>} />
      {asked !== undefined && (
        <ConfirmDialog
          isOpen
          title={`Remove ${asked}?`}
          confirmLabel="Remove"
          onOpenChange={() => setAsked(undefined)}
          // The row is removed before the dialog, and the list is reloaded.
          onConfirm={async () => {
            setLeft(left.filter(({ id }) => id !== asked));
            await new Promise(requestAnimationFrame);
            setLeft((now) => [...now]);
          }}
        />
      )}
    </>
  );
}

export const KeepsTheFocus: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const removeAt = async (name: string) => {
      await waitFor(() => expect(canvas.getByRole('button', { name: `Remove ${name}` })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('alertdialog', { name: `Remove ${name}?` }));
      await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(name) })).toBeNull());
    };
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}{ArrowRight}');
    await removeAt('Robin');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Sam' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await removeAt('kim@kronos.test');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Sam' })).toHaveFocus());
  },
};

function Crowd(props: InviteListProps) {
  const crowd = useMemo(() => Array.from({ length: 501 }, (_, at) => person(`Guest ${at + 1}`, {})), []);
  return <InviteList {...props} rows={crowd} />;
}

export const Many: Story = {
  render: (args) => <Crowd {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '502');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

/** People of several media servers: each has a row for each server. */
export const SeveralServers: Story = {
  args: { rows: rows.map((row, at) => ({ ...row, server: at % 2 ? 'attic' : 'cinema' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Server' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Robin/ })).toHaveTextContent('attic');
  },
};

export const States: Story = { tags: ['visual', 'visual-narrow', 'visual-rtl'] };
