import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Posed, poses } from '../../stories/Posed.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Radio, RadioGroup, radioGroupOrientations } from './RadioGroup.tsx';

const times = (
  <>
    <Radio value="now">Now</Radio>
    <Radio value="idle" help="At the latest at six in the morning.">
      When nobody watches
    </Radio>
    <Radio value="never" isDisabled>
      Never
    </Radio>
  </>
);

const short = (
  <>
    <Radio value="day">Day</Radio>
    <Radio value="week">Week</Radio>
    <Radio value="month">Month</Radio>
  </>
);

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Restart', children: times },
  parameters: {
    docs: {
      description: {
        component: `A choice of one from a few options, all of them visible.

- It MUST be a radio group named by its label; the group MUST be one tab stop.
- Arrow keys MUST move and choose, in both directions and around the ends, and skip disabled options.
- The choice MUST be marked by a dot, not by colour alone, in forced colours too.
- With more than about five options a \`Select\` SHOULD be used; where each needs a sentence or a picture, \`RadioCards\`.
- Focus: shows as a ring around the circle that has it, for the keyboard only.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { help: 'Viewers are told.', defaultValue: 'idle', orientation: 'vertical', hasOptionalMark: true },
  argTypes: { orientation: { control: 'inline-radio', options: radioGroupOrientations } },
};

export const ByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Restart' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Now' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Now' })).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    const idle = canvas.getByRole('radio', { name: 'When nobody watches' });
    await expect(idle).toBeChecked();
    await expect(idle).toHaveAccessibleDescription('At the latest at six in the morning.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Now' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('now');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Now'));
    await expect(canvas.getByRole('radio', { name: 'Now' })).toBeChecked();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-forced'],
  render: () => (
    <Stack gap={24}>
      <RadioGroup label="Restart" help="Viewers are told." defaultValue="idle">
        {times}
      </RadioGroup>
      <RadioGroup label="In a row" orientation="horizontal" hasOptionalMark defaultValue="week">
        {short}
      </RadioGroup>
      <RadioGroup label="Invalid" orientation="horizontal" error="Choose a span.">
        {short}
      </RadioGroup>
      <RadioGroup label="Disabled" orientation="horizontal" isDisabled defaultValue="week">
        {short}
      </RadioGroup>
      {poses.map((pose) => (
        <Posed key={pose} as={pose}>
          <RadioGroup label={pose} orientation="horizontal" defaultValue="week">
            {short}
          </RadioGroup>
        </Posed>
      ))}
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
