import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/AlertDialog (open)',
  component: AlertDialog,
  args: {
    title: 'Stop cinema?',
    children: 'Everyone who watches now is cut off.',
    kind: 'warning',
    hasCancel: true,
    confirmLabel: 'Stop server',
    defaultOpen: true,
    onConfirm: fn(),
    onCancel: fn(),
    onOpenChange: fn(),
  },
  render: (args) => (
    <>
      <Button>Stop server</Button>
      <AlertDialog {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component: `The open dialog, over a page.

- Keyboard and names MUST be those of \`AlertDialog\`.
- Focus: starts on Cancel, as for every destructive action.
- Motion: that of \`AlertDialog\`.`,
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Stop cinema?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};
