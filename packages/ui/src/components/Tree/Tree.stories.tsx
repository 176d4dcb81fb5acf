import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NodeIcon, ServerIcon } from '../../icons/things.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Tree } from './Tree.tsx';

const items = [
  {
    id: 'node-1',
    label: 'node-1',
    icon: <NodeIcon />,
    detail: '2 servers',
    children: [
      {
        id: 'cinema',
        label: 'cinema',
        icon: <ServerIcon />,
        children: [
          { id: 'movies', label: 'Movies', detail: '1.2 TB' },
          { id: 'shows', label: 'Shows', detail: '0.8 TB' },
        ],
      },
      { id: 'archive', label: 'archive', icon: <ServerIcon />, detail: 'Stopped' },
    ],
  },
  { id: 'node-2', label: 'node-2', icon: <NodeIcon />, children: [] },
];

const meta = {
  title: 'Components/Tree',
  component: Tree,
  args: { label: 'Fleet', items, emptyText: 'No nodes yet', onAction: fn(), onSelectionChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A hierarchy of items.

- MUST be one tab stop; arrow keys move, and expand and collapse branches, reversed in right-to-left text.
- Typing letters MUST move to the item that begins with them; Home and End move to the ends.
- The state of a branch MUST be announced and shown by an icon; a press on the icon toggles it.
- MUST show a text when it is empty.
- It SHOULD open at the relevant node; with more than three levels there SHOULD be a search above it.
- Focus: shows as a ring inside the item, for the keyboard only.
- Motion: the icon rotates, at once with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Fleet' })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: 'cinema' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'node-1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'node-1' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'cinema' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('cinema');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.queryByRole('row', { name: 'cinema' })).toBeNull();
  },
};

export const Playground: Story = {
  args: { selectionMode: 'single', defaultExpandedKeys: ['node-1'] },
  argTypes: { selectionMode: { control: 'inline-radio', options: ['none', 'single', 'multiple'] } },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('row', { name: 'cinema' })).toBeVisible();
  },
};

export const Selectable: Story = {
  args: { selectionMode: 'single', defaultExpandedKeys: ['node-1'], onAction: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('archive'));
    await expect(canvas.getByRole('row', { name: 'archive' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Keyboard: Story = {
  args: { selectionMode: 'multiple', defaultExpandedKeys: ['node-1', 'cinema'], onAction: undefined },
  play: async ({ canvas, userEvent, step }) => {
    const row = (name: string) => canvas.getByRole('row', { name });
    await step('letters and the ends', async () => {
      await userEvent.tab();
      await userEvent.keyboard('sh');
      await expect(row('Shows')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(row('node-2')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(row('node-1')).toHaveFocus();
    });
    await step('up to the branch, which closes', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
      await expect(row('cinema')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(row('cinema')).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('row', { name: 'Movies' })).toBeNull();
    });
    await step('each row says where it stands', async () => {
      await expect(row('cinema')).toHaveAttribute('aria-level', '2');
      await expect(row('cinema')).toHaveAttribute('aria-posinset', '1');
      await expect(row('cinema')).toHaveAttribute('aria-setsize', '2');
    });
    await step('one stop for Tab', async () => {
      await userEvent.tab();
      await expect(row('cinema')).not.toHaveFocus();
    });
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No nodes yet')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Grid columns={3}>
      <Tree {...args} label="Closed" />
      <Tree
        {...args}
        label="Open"
        selectionMode="single"
        defaultExpandedKeys={['node-1', 'cinema']}
        defaultSelectedKeys={['shows']}
        disabledKeys={['archive']}
      />
      <div dir="rtl">
        <Tree {...args} label="Right to left" defaultExpandedKeys={['node-1', 'cinema']} />
      </div>
    </Grid>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
