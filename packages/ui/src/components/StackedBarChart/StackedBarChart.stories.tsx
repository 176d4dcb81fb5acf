import type { Meta, StoryObj } from '@storybook/react-vite';
import { barArgs, barStates, inPage, playgroundArgs, stepsThroughBars, stepsTo } from '../SeriesChart/suite.tsx';
import { StackedBarChart } from './StackedBarChart.tsx';

const meta = {
  title: 'Charts/StackedBarChart',
  component: StackedBarChart,
  args: barArgs,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: `Parts and their sum, as bars on top of each other.

- Keyboard, legend, table and export MUST be those of \`LineChart\`.
- Layers MUST differ by hatch and by a hairline as well as by hue; negative values extend downwards from zero.
- The values at a point MUST end with their sum, which includes only the visible series.
- Only values that add up SHOULD be stacked.
- Motion: none, except for the pulse of the loading placeholder.
- Names: the figure, the legend and the drawing are named by the title; each switch of the legend by its series.
- Focus: Tab reaches the tools, the legend, then the drawing as one stop.`,
      },
    },
  },
} satisfies Meta<typeof StackedBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: playgroundArgs };

export const StepsThroughPoints: Story = { play: (context) => stepsThroughBars(context, true) };

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: barStates(StackedBarChart),
  play: stepsTo('At a point', '{Home}{ArrowRight}'),
};
