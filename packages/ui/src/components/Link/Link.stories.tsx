import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link, linkTones } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: {
    docs: {
      description: {
        component: `Leads to another page. It depends on no router: with React Aria's \`RouterProvider\` above it, it navigates within the app.

- MUST be underlined within text, so that it is not marked by colour alone.
- MUST open on Enter; MUST be skipped by Tab when disabled.
- MUST read well out of context: "Reset your password", never "here".
- SHOULD be standalone only where its position shows that it is a link.
- Focus: a ring for the keyboard, not for the pointer.
- Motion: the colours of text and underline fade, nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Reset your password', href: '#reset' } };

export const Playground: Story = {
  args: { children: 'Reset your password', href: '#reset', tone: 'accent', isStandalone: false, isDisabled: false },
  argTypes: { tone: { control: 'inline-radio', options: linkTones } },
};

/** Underlined, so that it is not marked by colour alone. */
export const InText: Story = {
  render: () => (
    <Text as="p">
      The server starts once you <Link href="#claim">claim it</Link>, or when{' '}
      <Link tone="neutral" href="#support">
        support
      </Link>{' '}
      does so for you.
    </Text>
  ),
};

/** Underlined on hover only. */
export const Standalone: Story = { args: { children: 'Forgot password?', href: '#reset', isStandalone: true } };

export const Keyboard: Story = {
  args: { children: 'Reset your password', onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Reset your password' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('data-focus-visible');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const DisabledIsPassedOver: Story = {
  args: { children: 'Reset your password', href: '#reset', isDisabled: true, onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack gap={8}>
      {[false, true].map((isStandalone) =>
        [false, true].map((isDisabled) => (
          <Inline key={`${isStandalone} ${isDisabled}`} gap={20}>
            {linkTones.map((tone) => (
              <Link key={tone} href="#" tone={tone} isStandalone={isStandalone} isDisabled={isDisabled}>
                {isStandalone ? 'Forgot password?' : 'a link in text'}
              </Link>
            ))}
          </Inline>
        )),
      )}
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
