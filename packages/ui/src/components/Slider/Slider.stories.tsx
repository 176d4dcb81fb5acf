import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { RangeSlider, Slider } from './Slider.tsx';

const percent = { style: 'percent' } as const;

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: { label: 'Streams', minValue: 1, maxValue: 10, defaultValue: 4 },
  parameters: {
    docs: {
      description: {
        component: `A field for an approximate number within a range.

- Arrow keys MUST step, Page up and down take larger steps, Home and End go to the ends; arrow keys follow the reading direction.
- Its value MUST be beside the label, in the reader's number format.
- A press anywhere on the track MUST move the nearest thumb; the touch target MUST be 44 px.
- The two ends of a range MUST each have a name and MUST NOT pass each other.
- Where the exact number matters, a \`NumberField\` SHOULD be used.
- Focus: each thumb is a stop of the Tab key and has the ring, for the keyboard only.
- Motion: the thumb follows the pointer without delay.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    label: 'CPU',
    minValue: 0,
    maxValue: 1,
    step: 0.05,
    defaultValue: 0.5,
    formatOptions: percent,
    help: 'Of one core.',
  },
};

export const ByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Streams' });
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveValue('6');
    await expect(canvas.getByRole('status')).toHaveTextContent('6');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('1');
  },
};

export const Range: Story = {
  render: () => (
    <RangeSlider
      label="Year"
      thumbLabels={['From', 'To']}
      minValue={1950}
      maxValue={2026}
      defaultValue={[1990, 2010]}
      formatOptions={{ useGrouping: false }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('slider', { name: /From/ });
    const to = canvas.getByRole('slider', { name: /To/ });
    await userEvent.tab();
    await expect(from).toHaveFocus();
    // The lower end stops at the upper one.
    await userEvent.keyboard('{End}');
    await expect(from).toHaveValue('2010');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(to).toHaveValue('2011');
    await expect(canvas.getByRole('status')).toHaveTextContent('2010 – 2011');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: () => (
    <Stack gap={24}>
      <Slider label="Streams" minValue={1} maxValue={10} defaultValue={4} help="At the same time." />
      <Slider label="At the start" minValue={0} maxValue={1} defaultValue={0} step={0.01} formatOptions={percent} />
      <Slider label="At the end" minValue={0} maxValue={1} defaultValue={1} step={0.01} formatOptions={percent} />
      <RangeSlider
        label="Year"
        thumbLabels={['From', 'To']}
        minValue={1950}
        maxValue={2026}
        defaultValue={[1990, 2010]}
        formatOptions={{ useGrouping: false }}
      />
      <Slider label="Disabled" minValue={1} maxValue={10} defaultValue={4} isDisabled />
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
