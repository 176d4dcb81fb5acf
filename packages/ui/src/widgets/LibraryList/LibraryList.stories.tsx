import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { FilmIcon } from '../../icons/things.tsx';
import { LibraryList } from './LibraryList.tsx';

const rows = [
  { id: '1', name: 'Films', kind: 'Movies', paths: ['/mnt/films', '/mnt/classics'], isScanning: false },
  { id: '2', name: 'Series', kind: 'Shows', paths: ['/mnt/series'], isScanning: true },
];

const meta = {
  title: 'Widgets/LibraryList',
  component: LibraryList,
  args: { label: 'Libraries of cinema', rows, onScan: fn(), onStop: fn() },
  parameters: {
    docs: {
      description: {
        component: `The libraries of a media server, and which of them is being scanned.

- A library that is being scanned MUST offer to stop in place of another scan; the focus stays on the button.
- What the product cannot stop MUST be said in words, and its button MUST stay in the order of Tab.
- With \`onScanFolder\` each library MUST offer it beside its scan, also while it is scanned: media servers queue scans.
- Without \`onScan\` there MUST be no buttons, for readers without the right.
- Long paths SHOULD end with an ellipsis; their title has them in full.
- Names: the list by its label, each button with its library.
- Motion: the dot of a scan pulses by opacity; otherwise that of its table and its buttons.`,
      },
    },
  },
} satisfies Meta<typeof LibraryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onScan).toHaveBeenCalledWith('1');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Stop the scan of Series' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onStop).toHaveBeenCalledWith('2');
  },
};

export const Folders: Story = {
  args: { onScanFolder: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Scan a folder in Films' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onScanFolder).toHaveBeenCalledWith('1');
    await expect(args.onScan).not.toHaveBeenCalled();
  },
};

export const Playground: Story = { args: { stopBarrier: 'Emby finishes the scan of a single library by itself.' } };

export const NotStoppable: Story = {
  args: { stopBarrier: 'Emby finishes the scan of a single library by itself.' },
  play: async ({ args, canvas, userEvent }) => {
    const stop = canvas.getByRole('button', { name: 'Stop the scan of Series' });
    await expect(stop).toHaveAttribute('aria-disabled', 'true');
    await expect(stop).toHaveAccessibleDescription('Emby finishes the scan of a single library by itself.');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(stop).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStop).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onScan).toHaveBeenCalledWith('1');
  },
};

export const ReadOnly: Story = {
  args: { onScan: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('row', { name: /Series/ })).toHaveTextContent('Scanning');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  render: (args) => (
    <Stack gap={24}>
      <Card title="Libraries" isFlush>
        <LibraryList
          {...args}
          onScanFolder={fn()}
          stopBarrier="Emby finishes the scan of a single library by itself."
        />
      </Card>
      <Card as="div" isFlush>
        <LibraryList
          {...args}
          rows={[]}
          empty={<EmptyState level={3} glyph={<FilmIcon size={24} />} title="No libraries yet" />}
        />
      </Card>
    </Stack>
  ),
};
