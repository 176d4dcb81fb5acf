import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover, PopoverTrigger } from './Popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'Address',
    children: ({ close }: { close: () => void }) => (
      <Stack gap={12} padding={16}>
        <Text>Reached at cinema.kronos.test</Text>
        <Button size="small" onPress={close}>
          Done
        </Button>
      </Stack>
    ),
  },
  render: (args) => (
    <PopoverTrigger>
      <Button>Show address</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
  parameters: {
    docs: {
      description: {
        component: `A floating panel beside its trigger.

- Focus MUST move into it and back to the trigger when it closes; Escape and a press outside MUST close it.
- It MUST NOT be mounted while it is closed.
- It MUST have a name.
- An explanation on hover SHOULD be a \`Tooltip\`, a list of actions a \`Menu\`.
- Motion: grows a little as it fades in and shrinks as it fades out; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'right', offset: 12 } };

export const OpensAndReturnsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Show address' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Address' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show address' }));
    await screen.findByRole('dialog');
  },
};
