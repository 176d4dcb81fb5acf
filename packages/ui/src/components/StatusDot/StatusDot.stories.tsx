import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusDot } from './StatusDot.tsx';
import { statusTones } from './status-options.ts';

const meta = {
  title: 'Components/StatusDot',
  component: StatusDot,
  parameters: {
    docs: {
      description: {
        component: `A status as word, shape and colour.

- MUST give the status as a word; shape and colour MUST only repeat it.
- Statuses MUST differ without colour: disc, half disc, triangle, diamond, ring.
- Motion: a busy dot pulses by opacity, nothing moves.
- The component around it SHOULD announce important changes; the dot itself is not a live region.
- Names: its word is its only text; the shape is hidden from screen readers.
- Focus: takes none; there is nothing to operate by keyboard.`,
      },
    },
  },
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = { success: 'Running', info: 'Starting', warning: 'Not claimed', danger: 'Failed', neutral: 'Stopped' };

export const Default: Story = { args: { tone: 'success', children: 'Running' } };

export const Playground: Story = {
  args: { tone: 'info', isBusy: true, children: 'Starting' },
  argTypes: { tone: { control: 'inline-radio', options: statusTones } },
};

/** Five shapes, so that nothing depends on the colour. */
export const Shapes: Story = {
  args: { children: '' },
  render: () => (
    <Inline gap={20}>
      {statusTones.map((tone) => (
        <StatusDot key={tone} tone={tone}>
          {words[tone]}
        </StatusDot>
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const tone of statusTones) await expect(canvas.getByText(words[tone])).toBeVisible();
    const shapes = [...canvasElement.querySelectorAll('svg')].map((shape) => shape.innerHTML);
    await expect(new Set(shapes).size).toBe(statusTones.length);
  },
};

export const Busy: Story = { args: { tone: 'info', isBusy: true, children: 'Starting' } };

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  args: { children: '' },
  render: () => (
    <Stack gap={8}>
      {statusTones.map((tone) => (
        <StatusDot key={tone} tone={tone}>
          {words[tone]}
        </StatusDot>
      ))}
    </Stack>
  ),
};
