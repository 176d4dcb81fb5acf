import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { trackSizes, trackTones } from '../ProgressBar/track-options.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: 'Disk', value: 1.4, maxValue: 2, valueLabel: '1.4 of 2 TB' },
  parameters: {
    docs: {
      description: {
        component: `A level between two limits. For the progress of an operation use ProgressBar.

- MUST have a name, and MUST give its level as text.
- A tone other than the accent MUST be repeated by a note ("Nearly full").
- MUST NOT take the focus.
- Its tone SHOULD change before it is too late to act.
- Keyboard: nothing to operate.
- Motion: none; the bar takes its new length at once.`,
      },
    },
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByLabelText('Disk');
    await expect(meter).toHaveAttribute('aria-valuenow', '1.4');
    await expect(meter).toHaveAttribute('aria-valuetext', '1.4 of 2 TB');
  },
};

export const Playground: Story = {
  args: { tone: 'warning', note: 'Nearly full', size: 'small' },
  argTypes: {
    tone: { control: 'inline-radio', options: trackTones },
    size: { control: 'inline-radio', options: trackSizes },
  },
};

export const Note: Story = {
  args: { tone: 'danger', value: 1.97, valueLabel: '1.97 of 2 TB', note: 'Nearly full: nothing more is recorded.' },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: () => (
    <Grid minimum={320}>
      <Card title="node-1">
        <Stack gap={16}>
          <Meter label="CPU" value={22} />
          <Meter label="Memory" value={78} tone="warning" note="More than usual" />
          <Meter label="Disk" value={98.5} maxValue={100} valueLabel="1.97 of 2 TB" tone="danger" note="Nearly full" />
        </Stack>
      </Card>
      <Card title="node-2">
        <Stack gap={16}>
          <Meter label="CPU" size="small" value={0} />
          <Meter label="Memory" size="small" value={41} tone="info" />
          <Meter label="Disk" size="small" value={100} tone="success" />
        </Stack>
      </Card>
    </Grid>
  ),
};
