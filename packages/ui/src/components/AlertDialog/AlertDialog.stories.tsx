import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from 'react-aria-components/Dialog';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { dialog, modal } from '../Modal/Modal.css.ts';
import { ModalTrigger } from '../Modal/Modal.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import type { AlertDialogProps } from './alert-dialog-props.ts';
import { AlertPanel } from './AlertPanel.tsx';
import { type AlertKind, alertKinds } from './kinds.ts';

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
- For a destructive action the focus MUST start on Cancel.
- A question that can wait SHOULD NOT be asked here; a report of something that happened SHOULD be a toast.
- Motion: rises a little while it fades in, and fades out; with reduced motion it only fades.`,
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

const kinds = {
  success: { title: 'Done!', children: 'The server has been restarted' },
  error: { title: 'Whoops!', children: 'Something went wrong' },
  warning: { title: 'Stop cinema?', children: 'Everyone who watches now is cut off.', confirmLabel: 'Stop server' },
  info: { title: 'Rebooting...', children: 'Hold on while the node is rebooting...' },
  question: { title: 'Take cinema over?', children: 'You will be signed in as its owner.' },
} satisfies Record<AlertKind, Partial<AlertDialogProps>>;
const asks = (kind: AlertKind) => kind === 'warning' || kind === 'question';

/** Each kind has an icon with its own outline. The panels are part of the page, since only one dialog can be open. */
export const States: Story = {
  tags: ['visual'],
  // Header and footer are not landmarks in an open dialog; here the checker takes them for landmarks of the page.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  render: () => (
    <Grid columns={2} gap={24}>
      {alertKinds.map((kind) => (
        <div key={kind} className={modal({ size: 'small' })}>
          <Dialog role="alertdialog" className={dialog}>
            <AlertPanel {...kinds[kind]} kind={kind} hasCancel={asks(kind)} onConfirm={fn()} onCancel={fn()} />
          </Dialog>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const outlines = alertKinds.map((kind) => {
      const alert = canvas.getByRole('alertdialog', { name: kinds[kind].title });
      return [...alert.querySelectorAll('svg path')].map((path) => path.getAttribute('d')).join(' ');
    });
    await expect(new Set(outlines).size).toBe(alertKinds.length);
    const answers = (name: string) =>
      within(canvas.getByRole('alertdialog', { name }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await expect(answers('Whoops!')).toEqual(['OK']);
    await expect(answers('Take cinema over?')).toEqual(['Cancel', 'OK']);
    await expect(answers('Stop cinema?')).toEqual(['Cancel', 'Stop server']);
    canvas.getByRole('button', { name: 'Stop server' }).focus();
  },
};
