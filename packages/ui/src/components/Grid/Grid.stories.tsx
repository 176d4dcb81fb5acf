import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { spaces } from '../../css/spaces.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Grid } from './Grid.tsx';
import { gridColumns, gridMinimums } from './grid-options.ts';

const meta = {
  title: 'Components/Grid',
  component: Grid,
  parameters: {
    docs: {
      description: {
        component: `Elements in equal columns. Alternatives: Stack (below each other), Inline (beside each other).

- MUST NOT make the page scroll sideways, even at 320 px.
- MUST keep the reading order and the Tab order: row by row.
- SHOULD be given a \`minimum\`, which fits every screen, rather than a number of columns.
- Focus: takes none itself.
- Names: has none of its own; as a list it keeps the role of one.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = (count: number) => Array.from({ length: count }, (_, index) => <Card key={index}>{index + 1}</Card>);

export const Default: Story = { args: { children: cards(5) } };

export const Playground: Story = {
  args: { children: cards(7), gap: 16, padding: 0, minimum: 240 },
  argTypes: {
    gap: { control: 'select', options: spaces },
    padding: { control: 'select', options: spaces },
    minimum: { control: 'inline-radio', options: gridMinimums },
    columns: { control: 'inline-radio', options: gridColumns },
  },
};

/** A number of columns for each width. */
export const ColumnsByWidth: Story = { args: { children: cards(6), columns: { base: 1, medium: 2, wide: 3 } } };

/** A column is never wider than its container. */
export const FitsASmallPlace: Story = {
  args: { children: cards(2), minimum: 400, 'aria-label': 'grid', role: 'group' },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'grid' }).scrollWidth).toBe(200);
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      {([160, 400] as const).map((minimum) => (
        <Grid key={minimum} minimum={minimum} gap={8}>
          {cards(4)}
        </Grid>
      ))}
      {gridColumns.map((columns) => (
        <Grid key={columns} columns={columns} gap={8}>
          {cards(columns)}
        </Grid>
      ))}
    </Stack>
  ),
};
