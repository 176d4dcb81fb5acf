import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Stack as="nav" aria-label="Pages">
        <Link href="#one">One</Link>
        <Link href="#two">Two</Link>
      </Stack>
      <main id="content" tabIndex={-1}>
        <Text as="p">What people came for.</Text>
      </main>
    </>
  ),
  parameters: {
    docs: {
      description: {
        component: `Skips the parts that every page repeats, for keyboard users. AppShell has one already.

- MUST be the first tab stop, and MUST be visible while it has the focus.
- MUST move the focus, and MUST NOT leave a hash in the address.
- Its target MUST be able to take the focus.
- It SHOULD be the only one, and lead to the main landmark.
- Motion: none; it appears and disappears at once.`,
      },
    },
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.hash).toBe('');
  },
};

export const Playground: Story = { args: { children: 'Skip to the results' } };

/** Invisible, and impossible to press, until Tab reaches it. */
export const SeenWithFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(getComputedStyle(link).clipPath).not.toBe('none');
    await userEvent.tab();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'One' })).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).not.toBe('none');
  },
};

export const OwnWords: Story = {
  args: { children: 'Skip to the results' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the results' })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
