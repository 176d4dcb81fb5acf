import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Posed, poses } from '../../stories/Posed.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component: `One option that is checked, unchecked or partly checked.

- Its label MUST be part of the press target; Space MUST toggle it.
- The state MUST show by a mark, not by colour alone, in forced colours too.
- Where a change takes effect at once, a \`Switch\` SHOULD be used.
- Focus: shows as a ring around the box, not around the label, and for the keyboard only.
- Motion: the colours of the box fade; the mark appears at once.`,
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Remember me' } };

export const Playground: Story = {
  args: { children: 'Remember me', help: 'For 30 days on this device.', defaultSelected: true },
};

export const Toggles: Story = {
  args: { children: 'Remember me' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-forced'],
  args: { children: '' },
  render: () => (
    <Stack gap={16}>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultSelected>On</Checkbox>
      <Checkbox isIndeterminate>Partly on</Checkbox>
      <Checkbox help="For 30 days on this device.">With help</Checkbox>
      <Checkbox error="Please confirm you have read the message!">Invalid</Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Disabled and on
      </Checkbox>
      <Checkbox isReadOnly defaultSelected>
        Read only
      </Checkbox>
      <Checkbox>In hand</Checkbox>
      {poses.map((pose) => (
        <Posed key={pose} as={pose}>
          <Checkbox>{pose}</Checkbox>
          <Checkbox defaultSelected>{`${pose} and on`}</Checkbox>
        </Posed>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Read only' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'In hand' })).toHaveFocus();
  },
};
