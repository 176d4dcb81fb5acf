import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Spark } from '../Spark/Spark.tsx';
import { Stat } from './Stat.tsx';

const spark = (
  <Spark values={[8, 9, 9, 10, 9, 11, 12]} label="From 8 to 12 over seven days" tone="accent" width={80} height={28} />
);

const meta = {
  title: 'Widgets/Stat',
  component: Stat,
  args: { label: 'Servers running', value: '12' },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `One important figure with its trend.

- A change MUST be shown by an arrow and text, not by colour alone; the host decides whether more is good.
- If there is a list behind the figure, the whole component SHOULD link to it.
- Keyboard: with an address Enter follows it; otherwise nothing to operate.
- Focus: as a link it is one stop of the Tab key, with a ring around the whole; otherwise it takes none.
- Names: the link is named by all of its texts.
- Motion: the shadow of a link fades on hover; nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    unit: 'of 14',
    delta: { direction: 'up', text: '3 more than yesterday', tone: 'good' },
    note: 'On 2 nodes',
    spark,
  },
};

export const LeadsToItsList: Story = {
  args: { href: '#services' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Servers running 12' })).toHaveAttribute('href', '#services');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  render: () => (
    <Grid minimum={160} gap={16}>
      <Stat label="Servers running" value="12" note="of 14" />
      <Stat
        label="Streams"
        value="48"
        delta={{ direction: 'up', text: '6 more than yesterday', tone: 'good' }}
        spark={spark}
      />
      <Stat label="Failed processes" value="3" delta={{ direction: 'up', text: '2 more', tone: 'bad' }} href="#" />
      <Stat label="Nodes up" value="2" unit="of 2" delta={{ direction: 'flat', text: 'No change' }} />
    </Grid>
  ),
};
