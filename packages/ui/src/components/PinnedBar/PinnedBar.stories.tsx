import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PinnedBar } from './PinnedBar.tsx';

const goBack = fn();

const meta = {
  title: 'Components/PinnedBar',
  component: PinnedBar,
  args: {
    label: 'Signed in as another',
    person: { name: 'Casey Customer' },
    children: 'Signed in as Casey Customer',
    timer: '14:59 left',
    action: (
      <Button size="small" onPress={goBack}>
        Return to your account
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Stays above everything while an admin acts as another user.

- MUST be a named region, and MUST name the user.
- MUST offer a button to end it, which the keyboard reaches.
- The timer MUST NOT be announced as it runs; screen readers can still read it.
- SHOULD be the first bar of AppShell.
- Focus: takes none itself; its button has a ring in the colour of the bar's text.
- Motion: none of its own; the colours of its button fade.`,
      },
    },
  },
} satisfies Meta<typeof PinnedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    goBack.mockClear();
    await expect(canvas.getByRole('region', { name: 'Signed in as another' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:59 left');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Return to your account' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(goBack).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { timer: undefined } };

/** Each second is shown, but not announced. */
export const Timer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:59 left');
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The user's initials are hidden from screen readers, since they only repeat the text. */
export const WordsOnly: Story = {
  args: {
    label: 'Read-only',
    person: undefined,
    timer: undefined,
    action: undefined,
    children: 'A backup is restored',
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Read-only' });
    await expect(bar).toHaveTextContent(/^A backup is restored$/);
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  render: (args) => (
    <Stack>
      <PinnedBar {...args} />
      <PinnedBar label="Words only">Read-only: a backup is being restored</PinnedBar>
      <div style={{ maxInlineSize: 360 }}>
        <PinnedBar {...args} label="Narrow" />
      </div>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
