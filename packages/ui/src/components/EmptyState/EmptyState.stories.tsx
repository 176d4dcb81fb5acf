import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchIcon, ServerIcon } from '../../exports/icons.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { EmptyState } from './EmptyState.tsx';

const create = fn();

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { glyph: <ServerIcon size={24} />, title: 'Your servers will stand here' },
  parameters: {
    docs: {
      description: {
        component: `A placeholder for missing content: one icon, one line, one action.

- MUST state what belongs here, or that nothing was found and why.
- MUST have a title in the page's outline; the icon MUST be hidden from screen readers.
- SHOULD offer one action, and only one that works.
- Keyboard: nothing to operate but the action.
- Focus: takes none; the action is its only stop.
- Motion: none of its own.`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { description: 'Create one, or accept an invitation.', level: 2 } };

export const WithAction: Story = {
  args: {
    action: (
      <Button tone="accent" onPress={create}>
        New server
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    create.mockClear();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your servers will stand here' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New server' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(create).toHaveBeenCalledOnce();
  },
};

/** After a search or a filter. */
export const NothingFound: Story = {
  args: {
    glyph: <SearchIcon size={24} />,
    title: 'No server is called "plexx"',
    description: 'Look at the spelling, or clear the search.',
    action: <Button>Clear search</Button>,
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={2}>
      <Card tone="outline">
        <EmptyState {...meta.args} action={<Button tone="accent">New server</Button>} />
      </Card>
      <Card tone="outline">
        <EmptyState {...meta.args} description="Create one, or accept an invitation." />
      </Card>
    </Grid>
  ),
};
