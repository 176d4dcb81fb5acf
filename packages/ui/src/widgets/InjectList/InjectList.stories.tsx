import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FilmIcon } from '../../icons/things.tsx';
import { InjectList, type InjectListProps } from './InjectList.tsx';
import type { InjectRow } from './InjectItem.tsx';

const folder = (id: string, more: Partial<InjectRow> = {}): InjectRow => ({
  id,
  name: id,
  kind: 'Movies',
  path: `/media/films/${id}`,
  isAdded: false,
  ...more,
});
const rows = [
  folder('Films', { isAdded: true }),
  folder('Films 4K'),
  folder('Series', { kind: 'Shows', path: '/media/series/Series' }),
];

const meta = {
  title: 'Widgets/InjectList',
  component: InjectList,
  args: {
    label: 'Folders of cinema',
    rows,
    onAdd: fn(),
    onRemove: fn(),
    onSync: fn(),
    onRebuild: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `The folders that can become libraries of a media server, each with a switch.

- A library that is to go MUST be asked about first: what its viewers have watched goes with it.
- A folder that could not be added MUST say why in its row, with what can be done about it.
- The focus MUST stay on the switch while it works, and move to it when a button beside it goes.
- Without \`onAdd\` there MUST be no switches, for readers without the right; the card SHOULD stand beside the list of libraries.
- What the last call resulted in is announced from \`report\`.
- Keyboard: each switch is a stop of the Tab key; Space flips it.
- Names: each switch, and each button under it, by its folder.
- Motion: switches slide, busy dots pulse by opacity; with reduced motion nothing moves.`,
      },
    },
  },
  render: (args) => (
    <Card as="div" isFlush>
      <InjectList {...args} />
    </Card>
  ),
} satisfies Meta<typeof InjectList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'Films' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Films 4K' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onAdd).toHaveBeenCalledWith(['Films 4K']);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(['Films 4K', 'Series']);
    await userEvent.tab();
    const sync = canvas.getByRole('button', { name: 'Sync' });
    await expect(sync).toHaveFocus();
    await expect(sync).toHaveAccessibleDescription(/Adds back what the server has lost/);
    await userEvent.keyboard(' ');
    await expect(args.onSync).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { report: '1 added, 1 failed' } };

export const Removing: Story = {
  args: { onRemove: fn(() => Promise.resolve(true)) },
  play: async ({ args, canvas, userEvent }) => {
    const films = canvas.getByRole('switch', { name: 'Films' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the library Films?' }));
    await expect(dialog.getByText(/along with its watch states\. The files are kept/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(films).toHaveFocus());
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(films).toBeChecked();

    await userEvent.keyboard(' ');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('Films');
    await waitFor(() => expect(films).toHaveFocus());
  },
};

const failed = [
  folder('Films', { failure: 'path-missing' }),
  folder('Films 4K', { failure: 'name-taken' }),
  folder('Mixed', { kind: 'Mixed', failure: 'one-kind-each' }),
  folder('Series', { kind: 'Shows', path: '/media/series/Series', failure: 'failed' }),
];

/** A host in which adding a folder succeeds on the second attempt. */
function Retrying({ onAdd, ...props }: InjectListProps) {
  const [shown, setShown] = useState(props.rows);
  const add = (ids: readonly string[]) => {
    onAdd?.(ids);
    setShown(shown.map((row) => (ids.includes(row.id) ? { ...row, isAdded: true, failure: undefined } : row)));
  };
  return (
    <Card as="div" isFlush>
      <InjectList {...props} rows={shown} onAdd={add} />
    </Card>
  );
}

export const Failed: Story = {
  args: { rows: failed, report: '4 could not be added' },
  render: (args) => <Retrying {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: 'Films' })).toHaveAccessibleDescription(
        /\/media\/films\/Films .*does not have this folder yet/,
      ),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('4 could not be added');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRebuild).toHaveBeenCalledOnce();
    const retry = canvas.getByRole('button', { name: 'Try again: Series' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(['Series']);
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Series' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /: Mixed/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(['Films', 'Films 4K']);
  },
};

const busy = [folder('Films', { isAdded: true, work: 'removing' }), folder('Series', { work: 'adding' })];

export const Working: Story = {
  args: { rows: busy, isSyncing: true },
  play: async ({ args, canvas, userEvent }) => {
    const films = canvas.getByRole('switch', { name: 'Films' });
    await userEvent.tab();
    await expect(films).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByText('Adding')).toBeVisible();
  },
};

/** Nothing can be changed at present, and the reason is shown. */
export const Barred: Story = {
  args: { rows: [...rows, folder('Music', { failure: 'failed' })], barrierId: 'barrier' },
  render: (args) => (
    <>
      <Card as="div" isFlush>
        <InjectList {...args} />
      </Card>
      <Text id="barrier">The panel is offline.</Text>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const films = canvas.getByRole('switch', { name: 'Films' });
    await expect(films).toHaveAccessibleDescription(/The panel is offline/);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    for (const name of ['Try again: Music', 'Add all', 'Sync']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAccessibleDescription(/The panel is offline/);
      button.focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onSync).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { onAdd: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Added');
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the folders')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const states: readonly Partial<InjectListProps>[] = [
  { rows: [...rows, ...busy.map((row) => ({ ...row, id: `busy ${row.id}`, name: `${row.name} for children` }))] },
  { rows: failed, report: '4 could not be added' },
  { rows: rows.map((row) => ({ ...row, isAdded: true })), report: '2 added' },
  { onAdd: undefined },
  { isLoading: true },
  { error: <ErrorState level={3} title="The folders could not be loaded" onRetry={fn()} /> },
  { rows: [], empty: <EmptyState level={3} glyph={<FilmIcon size={24} />} title="No folders yet" /> },
];

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  render: (args) => (
    <Stack gap={24}>
      {states.map((more, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <Card key={index} as="div" isFlush>
          <InjectList {...args} {...more} />
        </Card>
      ))}
    </Stack>
  ),
};
