import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExternalIcon, PlusIcon } from '../../exports/icons.ts';
import { buttonSizes, buttonTones } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  parameters: {
    docs: {
      description: {
        component: `A link that looks like a button. For an action on the page use Button.

- MUST be a link to assistive technology, with an address that opens in a new tab as any link does.
- MUST open on Enter, and MUST NOT open on Space.
- MUST have a label, or an \`aria-label\` when it shows an icon only.
- SHOULD name its target; a link out of the panel SHOULD have the icon for it.
- Focus: a ring for the keyboard, not for the pointer.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Open server', href: '#server' } };

export const Playground: Story = {
  args: { children: 'Open server', href: '#server', tone: 'accent', size: 'medium', isDisabled: false, isWide: false },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
  },
};

export const OutOfThePanel: Story = {
  args: {
    children: 'Open Plex',
    href: 'https://example.test/',
    target: '_blank',
    rel: 'noreferrer',
    iconEnd: <ExternalIcon />,
  },
};

export const Keyboard: Story = {
  args: { children: 'New server', href: '#new-server', iconStart: <PlusIcon />, onPress: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const link = canvas.getByRole('link', { name: 'New server' });
    await expect(link).toHaveAttribute('href', '#new-server');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('data-focus-visible');
    await userEvent.keyboard(' ');
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack gap={8}>
      {buttonSizes.map((size) =>
        [false, true].map((isDisabled) => (
          <Inline key={`${size} ${isDisabled}`}>
            {buttonTones.map((tone) => (
              <LinkButton
                key={tone}
                href="#server"
                tone={tone}
                size={size}
                isDisabled={isDisabled}
                iconEnd={<ExternalIcon />}
              >
                Open
              </LinkButton>
            ))}
          </Inline>
        )),
      )}
    </Stack>
  ),
};
