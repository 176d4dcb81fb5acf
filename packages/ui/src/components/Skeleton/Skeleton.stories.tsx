import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';
import { skeletonShapes, skeletonWidths } from './skeleton-options.ts';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonRegion },
  parameters: {
    docs: {
      description: {
        component: `Keeps the place of something that is on its way.

- MUST be silent; the SkeletonRegion round it MUST say once what is loading.
- MUST be as large as what will come, so that nothing jumps.
- Motion: breathes by opacity; still when less motion is asked for.
- SHOULD NOT appear for what arrives within 200 ms.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { shape: 'text', width: 60 },
  argTypes: {
    shape: { control: 'inline-radio', options: skeletonShapes },
    width: { control: 'inline-radio', options: skeletonWidths },
  },
};

/** The pieces are silent, the region speaks. */
export const Region: Story = {
  render: () => (
    <SkeletonRegion label="Loading servers">
      <Card>
        <Stack gap={12}>
          <Skeleton shape="title" width={40} />
          <div>
            <Skeleton />
            <Skeleton width={80} />
          </div>
        </Stack>
      </Card>
    </SkeletonRegion>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading servers');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <SkeletonRegion label="Loading">
      <Grid columns={6}>
        {skeletonShapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
        <div>
          {skeletonWidths.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </Grid>
    </SkeletonRegion>
  ),
};
