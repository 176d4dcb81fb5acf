import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ModalTrigger } from '../Modal/Modal.tsx';
import { Text } from '../Text/Text.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { confirmTones } from './tones.ts';

const blastRadius = (
  <>
    <Text weight="medium">4 servers of 3 customers run on this node</Text>
    <Text>cinema, kids, living-room, archive: 12 streams are being watched now.</Text>
  </>
);

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Wipe falkenstein-1?',
    children: 'Every container and its data is deleted. There is no way back.',
    confirmLabel: 'Wipe node',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: confirmTones } },
  render: (args) => (
    <ModalTrigger>
      <Button tone="danger">Wipe</Button>
      <ConfirmDialog {...args} />
    </ModalTrigger>
  ),
  parameters: {
    docs: {
      description: {
        component: `Asks before an action with serious consequences.

- It MUST be an \`alertdialog\` named by its question; a press outside MUST NOT close it, Escape cancels.
- With \`name\` the main action MUST be disabled until that name is typed; the focus starts in that field, otherwise on Cancel.
- \`blastRadius\` SHOULD list what else is affected, with numbers and names.
- While the action is in progress the dialog MUST stay open and MUST NOT be closable; an error is announced in it.
- Motion: rises a little while it fades in, and fades out; with reduced motion it only fades, and so does the spinner.`,
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'falkenstein-1', blastRadius, tone: 'danger' } };

const open = async (canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Wipe' }));
  return within(await screen.findByRole('alertdialog', { name: 'Wipe falkenstein-1?' }));
};

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const TypedName: Story = {
  args: { name: 'falkenstein-1', blastRadius },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    const field = dialog.getByRole('textbox', { name: 'Type falkenstein-1 to confirm' });
    const action = dialog.getByRole('button', { name: 'Wipe node' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(action).toBeDisabled();
    await userEvent.keyboard('falkenstein{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('-1');
    await expect(action).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const EscapeMeansNo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Wipe' })).toHaveFocus());
  },
};

let answer: (ok: boolean) => void;

/** The first attempt is refused, the second is not. */
export const WaitsForTheAnswer: Story = {
  // The announcement of the pending button refers to an element that was unmounted with the dialog.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  render: function Refusing(args) {
    const [error, setError] = useState<string>();
    return (
      <ModalTrigger>
        <Button tone="danger">Wipe</Button>
        <ConfirmDialog
          {...args}
          error={error}
          onConfirm={async () => {
            const ok = await new Promise<boolean>((resolve) => {
              answer = resolve;
            });
            setError(ok ? undefined : 'A backup is running. Nothing was deleted.');
            return ok;
          }}
        />
      </ModalTrigger>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    const action = dialog.getByRole('button', { name: /Wipe node/ });
    await userEvent.click(action);
    await waitFor(() => expect(action).toHaveAttribute('data-pending'));
    await userEvent.keyboard('{Escape}');
    answer(false);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('A backup is running.'));
    await expect(action).not.toHaveAttribute('data-pending');
    await userEvent.click(action);
    answer(true);
    await closed();
  },
};

let refuse: (cause: Error) => void;

/** The host did not catch what its action threw: the dialog stays, and says so. */
export const ActionThrows: Story = {
  parameters: WaitsForTheAnswer.parameters,
  args: {
    onConfirm: fn(
      () =>
        new Promise<never>((_, reject) => {
          refuse = reject;
        }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: /Wipe node/ }));
    refuse(new Error('ECONNRESET'));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('This did not work. Try again.'));
    await expect(dialog.getByRole('button', { name: /Wipe node/ })).not.toHaveAttribute('data-pending');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  args: {
    name: 'falkenstein-1',
    blastRadius,
    error: 'A backup is running. Nothing was deleted.',
    defaultOpen: true,
  },
  render: (args) => <ConfirmDialog {...args} />,
  play: async () => {
    await screen.findByRole('alertdialog');
  },
};
