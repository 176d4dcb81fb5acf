import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'The servers could not be loaded',
    description: 'They keep running; only this list is missing.',
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `A placeholder for data that could not be loaded.

- MUST state what happened, what is safe and what to do; MUST be announced when it appears.
- The retry button MUST keep the focus during the retry.
- MUST NOT offer a retry where it cannot help.
- The title MUST be a heading of the page's outline.
- The server's message SHOULD be in the details, not in the title.
- Keyboard: Enter and Space on its button retry.
- Motion: that of its buttons; nothing of its own.`,
      },
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The servers could not be loaded');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { details: 'Request 7f3a', retryLabel: 'Load again', level: 2 } };

export const Retrying: Story = {
  render: function RetryOnPress(args) {
    const [isRetrying, setRetrying] = useState(false);
    return <ErrorState {...args} isRetrying={isRetrying} onRetry={() => setRetrying(true)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await expect(retry).toHaveFocus();
  },
};

export const WithoutRetry: Story = {
  args: {
    onRetry: undefined,
    title: 'This server is gone',
    description: undefined,
    action: <LinkButton href="#servers">All servers</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All servers' })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual'],
  render: (args) => (
    <Grid columns={2}>
      <Card tone="outline">
        <ErrorState {...args} />
      </Card>
      <Card tone="outline">
        <ErrorState {...args} details="Request 7f3a" action={<LinkButton href="#status">Status page</LinkButton>} />
      </Card>
    </Grid>
  ),
};
