import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { type ModalSize, modalSizes, modalWidths } from '../../components/Modal/sizes.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { AnnouncementModal } from './AnnouncementModal.tsx';

const meta = {
  title: 'Widgets/AnnouncementModal',
  component: AnnouncementModal,
  args: {
    defaultOpen: true,
    title: 'Helsinki opens on Monday',
    onClose: fn(),
    onInternalLink: fn(),
    children: (
      <Stack as="div" gap={12}>
        <p>From Monday on, new servers can be placed in Helsinki. Those that run stay where they are.</p>
        <p>
          Order one in{' '}
          <a href="/app/shop" data-internal="">
            the shop
          </a>
          .
        </p>
      </Stack>
    ),
  },
  argTypes: { size: { control: 'inline-radio', options: modalSizes } },
  parameters: {
    docs: {
      description: {
        component: `A message from the operators to all users, shown once.

- Its header is its title; its content MUST be sanitised by the host; this component inserts no HTML.
- The toggle reads "Don't show this again", the button "Close" (spec §2); the toggle applies however it is closed.
- It has the five sizes of spec §9, standard by default.
- It SHOULD open after the page has loaded, one at a time, in the smallest size that fits its text.
- Keyboard: Escape closes it; a text that scrolls is a stop of the Tab key.
- Focus: moves into it, stays in it, and returns to where it came from.
- Names: a dialog named by its title; the toggle is a switch.
- Motion: rises a little while it fades in, and the toggle slides; with reduced motion nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof AnnouncementModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'mini' } };

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Closes: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Helsinki opens on Monday' }));
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close.textContent).toBe('Close');
    await userEvent.click(close);
    await gone();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith({ isDismissed: false });
  },
};

export const DontShowAgain: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('switch', { name: "Don't show this again" }));
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith({ isDismissed: true });
  },
};

/** As wide as in spec §9, with a margin. */
export const FiveSizes: Story = {
  args: { defaultOpen: false },
  render: function Sized(args) {
    const [size, setSize] = useState<ModalSize>();
    return (
      <>
        {modalSizes.map((each) => (
          <Button key={each} onPress={() => setSize(each)}>
            {each}
          </Button>
        ))}
        <AnnouncementModal {...args} size={size} isOpen={size !== undefined} onClose={() => setSize(undefined)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const [size, width] of Object.entries(modalWidths)) {
      await userEvent.click(canvas.getByRole('button', { name: size }));
      const dialog = await screen.findByRole('dialog');
      await expect(dialog.offsetWidth).toBe(Math.min(width, innerWidth - 48));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await gone();
    }
  },
};

export const InternalLinks: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('link', { name: 'the shop' }));
    await gone();
    await expect(args.onInternalLink).toHaveBeenCalledWith('/app/shop');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  play: async () => {
    await screen.findByRole('dialog');
  },
};
