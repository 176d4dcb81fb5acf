import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ModalTrigger } from '../Modal/Modal.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Whoops!',
    children: 'Something went wrong',
    kind: 'error',
    onConfirm: fn(),
    onCancel: fn(),
    onOpenChange: fn(),
  },
  render: (args) => (
    <ModalTrigger>
      <Button>Open</Button>
      <AlertDialog {...args} />
    </ModalTrigger>
  ),
  parameters: {
    docs: {
      description: {
        component: `Interrupts with one message, or with one question.

- It MUST be an \`alertdialog\` named by its title; its kind MUST show by the icon's outline, not by colour alone.
- The buttons MUST read OK and Cancel unless told otherwise (spec §9).
- A press outside MUST NOT close it. Escape MUST close it, and counts as no.
- Where it destroys something, the focus MUST start on Cancel.
- A question that can be put off SHOULD NOT be asked here; what happened SHOULD be a toast.`,
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { title: 'Stop cinema?', children: 'Everyone who watches now is cut off.', kind: 'warning', hasCancel: true },
};

export const SaysOk: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('alertdialog', { name: 'Whoops!' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const EscapeMeansNo: Story = {
  args: {
    title: 'Stop cinema?',
    children: 'Everyone who watches now is cut off.',
    kind: 'warning',
    hasCancel: true,
    confirmLabel: 'Stop server',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  args: {
    title: 'Stop cinema?',
    children: 'Everyone who watches now is cut off. You can start it again at any time.',
    kind: 'warning',
    hasCancel: true,
    confirmLabel: 'Stop server',
    defaultOpen: true,
  },
  render: (args) => <AlertDialog {...args} />,
  play: async () => {
    await screen.findByRole('alertdialog');
  },
};
