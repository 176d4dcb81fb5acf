import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';
import { skeletonShapes, skeletonWidths } from '../../css/skeleton-options.ts';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonRegion },
  parameters: {
    docs: {
      description: {
        component: `A placeholder for content that is loading.

- MUST be hidden from screen readers; the SkeletonRegion around it MUST announce once what is loading.
- MUST be as large as the content, so that nothing moves.
- Motion: pulses by opacity; still with reduced motion.
- SHOULD NOT appear for content that loads within 200 ms.
- Focus: takes none; there is nothing to operate by keyboard.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Facts({ name, picture, action }: Record<'name' | 'picture' | 'action', ReactNode>) {
  return (
    <dl style={{ margin: 0 }}>
      {[name, picture, action].map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the items never move
        <div key={index}>
          <dt className={visuallyHidden}>{['Name', 'Owner', 'Action'][index]}</dt>
          <dd style={{ display: 'grid', justifyItems: 'start', margin: 0 }}>{part}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Default: Story = {};

export const Playground: Story = {
  args: { shape: 'text', width: 60 },
  argTypes: {
    shape: { control: 'inline-radio', options: skeletonShapes },
    width: { control: 'inline-radio', options: skeletonWidths },
  },
};

/** Only the region is announced, not the skeletons. */
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

/** The content takes exactly the space of its skeleton. */
export const FinalShapes: Story = {
  render: () => (
    <Grid columns={2}>
      <Card aria-label="Loading">
        <Facts
          name={<Skeleton width={60} />}
          picture={<Skeleton shape="circle" />}
          action={<Skeleton shape="control" />}
        />
      </Card>
      <Card aria-label="Loaded">
        <Facts name="cinema on node-1" picture={<Avatar name="Ada Admin" />} action={<Button>Start server</Button>} />
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heights = ['Loading', 'Loaded'].map((name) =>
      [...canvas.getByLabelText(name).querySelectorAll('dd')].map((part) => part.getBoundingClientRect().height),
    );
    await expect(heights[0]).toHaveLength(3);
    await expect(heights[0]).toEqual(heights[1]);
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
