import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../Modal/DialogParts.tsx';
import { Modal, ModalTrigger } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, DrawerTrigger } from './Drawer.tsx';
import { drawerSides, drawerSizes, drawerWidths } from './sizes.ts';

const parts = (
  <>
    <DialogHeader description="falkenstein-1">Node</DialogHeader>
    <DialogBody>
      <Stack>
        <TextField label="Name" defaultValue="falkenstein-1" />
        <TextField label="Address" defaultValue="10.0.4.12" />
      </Stack>
    </DialogBody>
    <DialogFooter>
      <Button slot="close">Cancel</Button>
      <Button slot="close" tone="accent">
        Save node
      </Button>
    </DialogFooter>
  </>
);

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { onOpenChange: fn(), children: parts },
  argTypes: {
    side: { control: 'inline-radio', options: drawerSides },
    size: { control: 'inline-radio', options: drawerSizes },
  },
  render: (args) => (
    <DrawerTrigger>
      <Button>Show node</Button>
      <Drawer {...args} />
    </DrawerTrigger>
  ),
  parameters: {
    docs: {
      description: {
        component: `A dialog along one side of the page, for details of something on the page.

- Focus MUST move into it, stay in it, and return to where it came from; Escape and a press on the scrim close it.
- The page behind MUST NOT scroll; the header and the footer MUST stay while the body scrolls.
- Its side follows the reading direction. Below 480 px it MUST fill the screen.
- A Modal opened from it MUST be above it.
- Motion: slides a little while it fades; with reduced motion it only fades.
- A question that must be answered before anything else SHOULD be a \`Modal\`.`,
      },
    },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { side: 'start', size: 'large' } };

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const EscapeReturnsTheFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Show node' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Node' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    for (let step = 0; step < 6; step += 1) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const EverySide: Story = {
  render: () => (
    <Inline>
      {drawerSides.flatMap((side) =>
        drawerSizes.map((size) => (
          <DrawerTrigger key={`${side} ${size}`}>
            <Button>{`${side} ${size}`}</Button>
            <Drawer side={side} size={size}>
              {parts}
            </Drawer>
          </DrawerTrigger>
        )),
      )}
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const width = document.documentElement.clientWidth;
    const isPhone = innerWidth < 480;
    for (const side of drawerSides) {
      for (const size of drawerSizes) {
        await userEvent.click(canvas.getByRole('button', { name: `${side} ${size}` }));
        const panel = (await screen.findByRole('dialog')).parentElement?.getBoundingClientRect();
        await expect(panel?.width).toBe(isPhone ? width : drawerWidths[size]);
        await expect(side === 'start' ? panel?.left : panel?.right).toBe(side === 'start' ? 0 : width);
        await expect(panel?.height).toBe(innerHeight);
        await userEvent.keyboard('{Escape}');
        await gone();
      }
    }
  },
};

/** The end is the left side in right-to-left text. */
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <I18nProvider locale="ar">
      <Drawer {...args} />
    </I18nProvider>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.parentElement?.getBoundingClientRect().left).toBe(0);
  },
};

/** Below 480 px it is as wide as the screen. */
export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'mobile2' } },
  render: (args) => <Drawer {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(innerWidth).toBeLessThan(480);
    await expect(dialog.parentElement?.offsetWidth).toBe(document.documentElement.clientWidth);
  },
};

export const ModalAbove: Story = {
  args: {
    children: (
      <>
        <DialogHeader>Node</DialogHeader>
        <DialogBody>
          <ModalTrigger>
            <Button>Rename</Button>
            <Modal size="mini">
              <DialogHeader>Rename node</DialogHeader>
            </Modal>
          </ModalTrigger>
        </DialogBody>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show node' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Node' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Rename' }));
    const modal = await screen.findByRole('dialog', { name: 'Rename node' });
    const { x, y } = modal.getBoundingClientRect();
    await expect(modal.contains(document.elementFromPoint(x + 4, y + 4))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Node'));
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  args: { defaultOpen: true },
  render: (args) => <Drawer {...args} />,
  play: async () => {
    await screen.findByRole('dialog');
  },
};
