import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { ChevronDownIcon, PlayIcon, RestartIcon } from '../../exports/icons.ts';
import { Posed, poses } from '../../stories/Posed.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, buttonSizes, buttonTones } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component: `Performs an action on the page. For navigation use Link or LinkButton.

- MUST act on Enter and Space, once for each press, and MUST NOT act while pending or disabled.
- MUST keep the focus and its width while pending, and MUST expose that state to assistive technology.
- MUST have a label, or an \`aria-label\` when it shows an icon only.
- MUST show the focus ring for the keyboard, not for the pointer.
- SHOULD start with a verb ("Restart server"); there SHOULD be one accent button in a place at most.
- Motion: colours fade; with reduced motion the spinner fades instead of rotating.`,
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Restart server' } };

export const Playground: Story = {
  args: {
    children: 'Start server',
    tone: 'accent',
    size: 'medium',
    isPending: false,
    isDisabled: false,
    isWide: false,
  },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
  },
};

/** Use accent once in a place; danger for what cannot be undone. */
export const Tones: Story = {
  render: () => (
    <Inline>
      {buttonTones.map((tone) => (
        <Button key={tone} tone={tone}>
          Restart server
        </Button>
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>
          Restart server
        </Button>
      ))}
    </Inline>
  ),
};

export const Icons: Story = {
  render: () => (
    <Inline>
      <Button iconStart={<PlayIcon />}>Start</Button>
      <Button iconEnd={<ChevronDownIcon />}>Actions</Button>
      <Button aria-label="Restart" iconStart={<RestartIcon />} />
    </Inline>
  ),
};

export const Wide: Story = { args: { children: 'Sign in', tone: 'accent', isWide: true } };

/** Keeps its width and the focus, and announces that the action is in progress. */
export const Pending: Story = {
  render: function PendingOnPress() {
    const [isPending, setPending] = useState(false);
    return (
      <Button tone="accent" isPending={isPending} onPress={() => setPending(true)}>
        Start server
      </Button>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Start server' });
    const { width } = button.getBoundingClientRect();
    await step('the keyboard starts it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('it stays where it was, as wide as it was', async () => {
      await expect(canvas.getByRole('progressbar', { name: 'In progress' })).toBeVisible();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveFocus();
      await expect(button.getBoundingClientRect().width).toBe(width);
      // React Aria's live region announces the button's new name, including the spinner.
      await expect(await screen.findByRole('img', { name: /Start server/ })).toBeInTheDocument();
    });
  },
};

export const Keyboard: Story = {
  args: { children: 'Restart server', onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Restart server' });
    await userEvent.tab();
    await expect(button).toHaveAttribute('data-focus-visible');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const PendingIgnoresPresses: Story = {
  args: { children: 'Restart server', isPending: true, pendingLabel: 'Restarting', onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await expect(canvas.getByRole('progressbar', { name: 'Restarting' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Stays focusable, so that keyboard users learn the reason. */
export const UnavailableWithReason: Story = {
  args: { children: 'Restart server', isUnavailable: true, onPress: fn() },
  render: (args) => (
    <Inline>
      <Button {...args} aria-describedby="unavailable-reason" />
      <span id="unavailable-reason">The node does not answer.</span>
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Restart server' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('The node does not answer.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const DisabledIgnoresPresses: Story = {
  args: { children: 'Restart server', isDisabled: true, onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(canvas.getByRole('button')).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

const states = [{}, { isPending: true }, { isDisabled: true }];

/** Every tone, size and state. */
export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-forced'],
  render: () => (
    <Stack>
      {buttonSizes.map((size) => (
        <Stack key={size} gap={8}>
          {buttonTones.map((tone) => (
            <Inline key={tone}>
              {states.map((state) => (
                <Button key={JSON.stringify(state)} {...state} tone={tone} size={size} iconStart={<PlayIcon />}>
                  Start server
                </Button>
              ))}
              {states.map((state) => (
                <Button
                  key={JSON.stringify(state)}
                  {...state}
                  tone={tone}
                  size={size}
                  aria-label="Restart"
                  iconStart={<RestartIcon />}
                />
              ))}
            </Inline>
          ))}
        </Stack>
      ))}
      {poses.map((pose) => (
        <Inline key={pose}>
          <Posed as={pose}>
            {buttonTones.map((tone) => (
              <Button key={tone} tone={tone}>
                {pose}
              </Button>
            ))}
          </Posed>
        </Inline>
      ))}
      <Button tone="accent" isWide>
        Sign in
      </Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    // The screenshot includes the focus ring; a hover would end as soon as the real pointer sends an event.
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};
