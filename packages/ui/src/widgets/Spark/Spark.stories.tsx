import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Spark } from './Spark.tsx';
import { sparkTones } from './spark-tones.ts';

const values = [24, 22, 25, 31, 28, 24, 23, 26, 40, 33, 27, 25, 24, 26, 23, 22, 24, 29, 25, 23];

const meta = {
  title: 'Widgets/Spark',
  component: Spark,
  args: { values, label: 'Ping over the last 20 checks: 22 to 40 ms' },
  parameters: {
    docs: {
      description: {
        component: `A line without axes that shows how a value changed.

- It MUST have a text that describes the line, which screen readers read instead.
- A missing value MUST break the line and be marked, and MUST NOT be drawn as a zero.
- It MUST run from the oldest to the newest value, whose point is marked.
- It SHOULD be beside the figure that it explains, and have about twenty points.
- Keyboard: nothing to operate.
- Focus: takes none.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Spark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ping over the last 20 checks: 22 to 40 ms' })).toBeVisible();
  },
};

export const Playground: Story = { args: { tone: 'accent', width: 120, height: 32 } };

export const WithGaps: Story = { args: { values: [24, 25, null, null, 31, 26, null, 24] } };

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: (args) => (
    <Stack gap={12}>
      {sparkTones.map((tone) => (
        <Spark key={tone} {...args} tone={tone} />
      ))}
      <Spark {...args} values={[24, 25, null, null, 31, 26, null, 24]} />
      <Spark {...args} values={[24, 24, 24, 24]} />
      <Spark {...args} values={[24]} />
      <Spark {...args} values={[24, 22, null]} />
    </Stack>
  ),
};
