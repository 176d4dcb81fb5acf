import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { trackSizes, trackTones } from './track-options.ts';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Copying the library', value: 40 },
  parameters: {
    docs: {
      description: {
        component: `The progress of an operation. For a level that rises and falls use Meter.

- MUST have a name: its label, or an \`aria-label\` when the text is already nearby.
- MUST give its value as text; while the progress is unknown it MUST NOT have a value.
- MUST NOT take the focus, and MUST NOT announce each step.
- MUST fill from the start of the line, in right-to-left text too.
- An operation under a second SHOULD NOT have a progress bar; one of known length SHOULD have a value.
- Motion: without a value a segment moves along the bar; with reduced motion it pulses in place.`,
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Copying the library' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
};

export const Playground: Story = {
  args: { tone: 'accent', size: 'medium' },
  argTypes: {
    tone: { control: 'inline-radio', options: trackTones },
    size: { control: 'inline-radio', options: trackSizes },
  },
};

export const InItsOwnWords: Story = {
  args: { value: 3, maxValue: 7, valueLabel: '3 of 7 GB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 7 GB');
    await expect(canvas.getByText('3 of 7 GB')).toBeVisible();
  },
};

/** The length is unknown: no value is announced. */
export const Unknown: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const WithoutWords: Story = { args: { label: undefined, 'aria-label': 'Copying the library', size: 'small' } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ProgressBar {...args} />
    </div>
  ),
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: () => (
    <Stack gap={24}>
      {trackTones.map((tone, index) => (
        <ProgressBar key={tone} label="Copying the library" tone={tone} value={20 * (index + 1)} />
      ))}
      <ProgressBar label="Starting" size="small" value={62} valueLabel="5 of 8 steps" />
      <ProgressBar aria-label="Starting" size="small" value={0} />
    </Stack>
  ),
};
