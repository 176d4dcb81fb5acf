import type { Meta, StoryObj } from '@storybook/react-vite';
import { barArgs, barStates, inPage, playgroundArgs, stepsThroughBars, stepsTo } from '../SeriesChart/suite.tsx';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: barArgs,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: `Values to compare, as bars side by side.

- Keyboard, legend, table and export MUST be those of \`LineChart\`.
- Bars MUST start at zero, and series MUST differ by hatch as well as by hue.
- The position of a missing value MUST stay empty.
- Labels that do not fit side by side MUST be omitted evenly; the cross-hair shows them.
- Bars SHOULD have a meaningful order: by time, by size or a well-known one.
- Focus: on the drawing it shows the cross-hair, which goes when the focus leaves.
- Motion: none, except for the pulse of the loading placeholder.`,
      },
    },
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: playgroundArgs };

export const StepsThroughPoints: Story = { play: stepsThroughBars };

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: barStates(BarChart),
  play: stepsTo('At a point', '{Home}{ArrowRight}'),
};
