import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { alertKinds } from '../../components/AlertDialog/kinds.ts';
import { contrast } from '../../theme/oklch.ts';
import { ConfirmReadPopup } from './ConfirmReadPopup.tsx';

const meta = {
  title: 'Widgets/ConfirmReadPopup',
  component: ConfirmReadPopup,
  args: {
    defaultOpen: true,
    title: 'Your server is claimed',
    children: 'Sign in once at the server itself within four minutes. After that the claim lapses and you start anew.',
    kind: 'success',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  argTypes: { kind: { control: 'inline-radio', options: alertKinds } },
  parameters: {
    docs: {
      description: {
        component: `A message to confirm, such as after a claim.

- With \`isConfirmRequired\` it MUST NOT close before the checkbox is ticked: neither by its button, which then shows an error, nor by Escape.
- The texts of the checkbox, the error and the button are quoted from spec §5 and §9.
- The button MUST be exactly #00B5AD in any theme and brand, with dark text.
- Its content MUST be sanitised by the host; this component inserts no HTML.
- It SHOULD be reserved for messages whose neglect has consequences; others SHOULD be toasts.
- Focus: starts on its button, or on the popup itself if the checkbox is required; stays inside, and returns on close.
- Names: an alert dialog named by its title.
- Motion: rises a little while it fades in; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof ConfirmReadPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isConfirmRequired: true, kind: 'warning' } };

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Converts `rgb(0, 181, 173)` to `#00b5ad`. */
const hex = (rgb: string) =>
  `#${[...rgb.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;

export const GotIt: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your server is claimed' }));
    const button = dialog.getByRole('button', { name: 'Got it!' });
    const { backgroundColor, color } = getComputedStyle(button);
    await expect(hex(backgroundColor)).toBe('#00b5ad');
    await expect(contrast(hex(color), hex(backgroundColor))).toBeGreaterThanOrEqual(4.5);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const MustBeRead: Story = {
  args: { isConfirmRequired: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    const box = dialog.getByRole('checkbox', { name: 'I have read and understood the message' });
    const button = dialog.getByRole('button', { name: 'Got it!' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(box).toHaveAccessibleDescription('Please confirm you have read the message!'));
    await userEvent.click(box);
    await expect(dialog.queryByText('Please confirm you have read the message!')).toBeNull();
    await userEvent.click(button);
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  args: { isConfirmRequired: true },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    // By keyboard: on hover it would be lighter than the specified colour.
    dialog.getByRole('button', { name: 'Got it!' }).focus();
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('Please confirm you have read the message!');
  },
};
