import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { BookmarkIcon } from '../../icons/actions.tsx';
import { CollectionList, type CollectionListProps, type CollectionRow } from './CollectionList.tsx';

const rows: readonly CollectionRow[] = [
  { id: '1', name: 'Sunday evening', library: 'Films', titles: '12', kind: 'titles', sort: 'custom' },
  { id: '2', name: 'Old westerns', library: 'Films', titles: '1,204', kind: 'rule', sort: null },
  { id: '3', name: 'Quiet ones', library: 'Series', titles: null, kind: 'titles', sort: 'title' },
];
const long: CollectionRow = {
  id: '4',
  name: 'Everything that was filmed on the coast between Gull Point and the old harbour before the bridge was built',
  library: 'Documentaries and concerts of the northern countries',
  titles: '500',
  kind: 'titles',
  sort: 'custom',
};

const meta = {
  title: 'Widgets/CollectionList',
  component: CollectionList,
  args: { label: 'Collections of cinema', rows, onEdit: fn(), onPublish: fn(), onRemove: fn() },
  parameters: {
    docs: {
      description: {
        component: `The collections of a media server.

- What fills a collection, and its order, MUST be said in words.
- The buttons MUST be named with the collection; those without a callback MUST NOT be there.
- With \`barrierId\` the buttons MUST do nothing, give the reason and stay in the order of Tab.
- When a row goes, the focus MUST move to the row that takes its place, also after a dialog.
- The host MUST ask before it deletes a collection.
- The number of titles SHOULD be written as the language does.
- Motion: that of its table and its buttons; nothing of its own.`,
      },
    },
  },
} satisfies Meta<typeof CollectionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /Old westerns/ })).toHaveTextContent('By a rule');
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('1');
    await expect(args.onPublish).toHaveBeenCalledWith('1');
    await expect(args.onRemove).toHaveBeenCalledWith('1');
  },
};

export const Playground: Story = { args: { rows: rows.slice(0, 2) } };

export const Barred: Story = {
  render: (args) => (
    <>
      <p id="reason">The media server does not run.</p>
      <CollectionList {...args} barrierId="reason" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit Sunday evening' });
    await expect(edit).toHaveAccessibleDescription('The media server does not run.');
    await userEvent.click(edit);
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { onEdit: undefined, onPublish: undefined, onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** As in the product: deleting needs a confirmation. */
function Asking(props: CollectionListProps) {
  const [left, setLeft] = useState(props.rows);
  const [asked, setAsked] = useState<CollectionRow>();
  return (
    <>
      <CollectionList
        {...props}
        rows={left}
        onRemove={(id) => setAsked(left.find((one) => one.id === id))}
        empty={<Text tone="muted">No collections yet</Text>}
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
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Sunday evening?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Sunday evening/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Old westerns' })).toHaveFocus());
  },
};

function Crowd(props: CollectionListProps) {
  const crowd = useMemo(
    () =>
      Array.from({ length: 501 }, (_, at): CollectionRow => {
        const id = String(at + 1);
        return { id, name: `Collection ${id}`, library: 'Films', titles: id, kind: 'titles', sort: 'release' };
      }),
    [],
  );
  return <CollectionList {...props} rows={crowd} />;
}

export const Many: Story = {
  render: (args) => <Crowd {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '502');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  render: (args) => (
    <Stack gap={24}>
      <Card title="Collections" isFlush>
        <CollectionList {...args} rows={[...rows, long]} />
      </Card>
      <Card title="Read only" isFlush>
        <CollectionList
          {...args}
          label="Collections of attic"
          rows={rows.slice(0, 1)}
          onEdit={undefined}
          onPublish={undefined}
          onRemove={undefined}
        />
      </Card>
      <Card as="div" isFlush>
        <CollectionList
          {...args}
          label="No collections"
          rows={[]}
          empty={<EmptyState level={3} glyph={<BookmarkIcon size={24} />} title="No collections yet" />}
        />
      </Card>
    </Stack>
  ),
};
