import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ResourceList, type ResourceListProps } from './ResourceList.tsx';
import { resourceListStates } from './states.ts';

const meta = {
  title: 'Widgets/ResourceList',
  component: ResourceList,
  args: {
    title: 'Nodes',
    description: 'Machines that run your customers’ servers.',
    actions: <Button tone="accent">Add node</Button>,
    filters: <TextField label="Search nodes" />,
    pagination: <nav aria-label="Pages">1 to 2 of 2</nav>,
    state: 'ready',
    children: (
      <Card as="div">
        <Stack as="ul" gap={8}>
          <li>falkenstein-1</li>
          <li>helsinki-2</li>
        </Stack>
      </Card>
    ),
    onRetry: fn(),
    onClearFilters: fn(),
  },
  argTypes: { state: { control: 'select', options: resourceListStates } },
  parameters: {
    docs: {
      description: {
        component: `A page that lists things, in all its states.

- It MUST hold the page's only h1, and say each state in words: loading, nothing yet, nothing found, not loaded, not allowed.
- Filters MUST stay while nothing fits and after an error, so that they can be changed; they MUST NOT show where there is nothing to filter or to see.
- While it refreshes, the old values MUST stay, and the refresh is announced once.
- An error MUST offer to try again; filters that leave nothing MUST offer to be cleared.
- What is looked for most SHOULD be the first filter; over a thousand rows SHOULD come by pages or in the \`DataGrid\`.
- Keyboard: Tab goes in reading order: actions, filters, toolbar, list, pages, bulk actions.
- Focus: takes none by itself; the host can move it to the title after navigation.
- Motion: a line sweeps over the list while it refreshes, and pulses in place with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof ResourceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'no-match' } };

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Search nodes' })).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add node' })).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { state: 'no-match' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotAllowed: Story = {
  args: { state: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You do not have access to this list' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

function Refreshing(props: ResourceListProps) {
  const [isRefreshing, setRefreshing] = useState(false);
  return (
    <ResourceList
      {...props}
      isRefreshing={isRefreshing}
      toolbar={<Button onPress={() => setRefreshing(true)}>Refresh</Button>}
    />
  );
}

export const Refreshes: Story = {
  render: (args) => <Refreshing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Updating');
    const old = canvas.getByText('helsinki-2');
    await expect(old).toBeVisible();
    const list = old.closest('[aria-busy="true"]');
    await expect(list && getComputedStyle(list).opacity).toBe('1');
    await expect(list && getComputedStyle(list, '::before').blockSize).toBe('2px');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl'],
  render: (args) => (
    <Grid columns={{ base: 1, wide: 2 }} gap={48}>
      {resourceListStates.map((state) => (
        // A header outside of a section would be the page's banner, six times.
        <section key={state} aria-label={state}>
          <ResourceList {...args} state={state} />
        </section>
      ))}
    </Grid>
  ),
};
