import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DialogBody, DialogFooter, DialogHeader } from './DialogParts.tsx';
import { Modal, ModalTrigger } from './Modal.tsx';
import { modalSizes, modalWidths } from './sizes.ts';

const parts = (body: string) => (
  <>
    <DialogHeader description="The change takes effect at the next start.">Rename server</DialogHeader>
    <DialogBody>{body}</DialogBody>
    <DialogFooter>
      <Button slot="close">Cancel</Button>
      <Button slot="close" tone="accent">
        Rename server
      </Button>
    </DialogFooter>
  </>
);

const meta = {
  title: 'Components/Modal',
  component: Modal,
  args: { onOpenChange: fn(), children: parts('People who use it see the new name at once.') },
  render: (args) => (
    <ModalTrigger>
      <Button>Rename</Button>
      <Modal {...args} />
    </ModalTrigger>
  ),
  parameters: {
    docs: {
      description: {
        component: `A dialog over the page, in five widths (spec §9).

- Focus MUST move into it, stay in it, and return to where it came from; Escape and a press on the scrim close it.
- The page behind MUST NOT scroll; the header and the footer MUST stay while the body scrolls.
- A body that scrolls MUST be reachable by keyboard.
- Below 480 px it MUST fill the screen; on wider screens it MUST keep a margin of 24 px.
- Where typed text would be lost, \`isDismissable\` SHOULD be off.
- Names: a dialog named by its header, or by its \`aria-label\` without one.
- Motion: the scrim fades; the dialog rises a little as it fades in, and only fades with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large', isDismissable: false } };

const open = async (canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
  return screen.findByRole('dialog', { name: 'Rename server' });
};

export const EscapeReturnsTheFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosesByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ClosedBeforeItIsShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await userEvent.keyboard('{Escape}');
    // On a touch screen React Aria waits for the keyboard before it shows a dialog, and may get the event while it closes.
    for (let part = dialog.parentElement; part?.hasAttribute('data-exiting'); part = part.parentElement) {
      part.dataset.entering = 'true';
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EveryWidth: Story = {
  render: () => (
    <Stack align="start">
      {modalSizes.map((size) => (
        <ModalTrigger key={size}>
          <Button>{size}</Button>
          <Modal size={size}>{parts('As wide as its size says.')}</Modal>
        </ModalTrigger>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const size of modalSizes) {
      await userEvent.click(canvas.getByRole('button', { name: size }));
      const dialog = await screen.findByRole('dialog');
      const free = document.documentElement.clientWidth - 48;
      const full = document.documentElement.clientWidth < 480;
      await expect(dialog.parentElement?.offsetWidth).toBe(full ? innerWidth : Math.min(modalWidths[size], free));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

/** Header and footer stay in view; the body takes the focus, so that arrow keys scroll it. */
export const LongBody: Story = {
  args: { children: parts('A line of a long text. '.repeat(400)) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Rename server' })).toBeVisible());
    const text = within(dialog).getByText(/A line of a long text/);
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    const footer = within(dialog).getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    await expect(footer.bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** A form contains body and footer, so that Enter in a field submits it. */
export const WithForm: Story = {
  args: {
    size: 'small',
    children: ({ close }) => (
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <DialogHeader>Rename server</DialogHeader>
        <DialogBody>
          <TextField name="name" label="Name" isRequired />
        </DialogBody>
        <DialogFooter>
          <Button slot="close">Cancel</Button>
          <Button type="submit" tone="accent">
            Rename server
          </Button>
        </DialogFooter>
      </Form>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'cinema{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Keeps one height: neither tabs nor late content move its edges, on any size of screen. */
export const Steady: Story = {
  args: {
    size: 'large',
    isSteady: true,
    children: (
      <>
        <DialogHeader>Living room</DialogHeader>
        <DialogBody>
          <Tabs
            label="Server"
            items={[
              { id: 'details', label: 'Details', content: 'A line of many. '.repeat(400) },
              { id: 'backups', label: 'Backups', content: 'There are none yet.' },
            ]}
          />
        </DialogBody>
        <DialogFooter>
          <Button slot="close">Done</Button>
        </DialogFooter>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Living room' });
    const box = () => {
      const { top, bottom } = dialog.getBoundingClientRect();
      return { top, bottom };
    };
    const full = document.documentElement.clientWidth < 480;
    await waitFor(() => expect(dialog.offsetHeight).toBe(full ? innerHeight : Math.min(840, innerHeight - 48)));
    const before = box();
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Backups' }));
    await waitFor(() => expect(within(dialog).getByText('There are none yet.')).toBeVisible());
    await expect(box()).toEqual(before);
    await expect(
      within(dialog).getByRole('button', { name: 'Done' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(innerHeight);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => <Modal {...args} defaultOpen />,
  play: async () => {
    await screen.findByRole('dialog');
  },
};
