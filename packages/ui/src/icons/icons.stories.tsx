import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../components/Grid/Grid.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import * as icons from '../exports/icons.ts';

const { createIcon: _createIcon, iconSizes, ...set } = icons;
const { BellIcon, ChevronRightIcon } = set;

const meta = {
  title: 'Foundations/Icons',
  component: BellIcon,
  parameters: {
    docs: {
      description: {
        component: `The drawings of [Lucide](https://lucide.dev) that a panel needs, on a grid of 24, in the text's colour and under the names of what
they mean here. \`createIcon\` makes more of the kind.

- MUST be hidden from screen readers unless it has a \`label\`; beside text it MUST NOT have one.
- Lines are 1.5 px at every size.
- Arrows in reading direction are mirrored in right-to-left text.
- Keyboard: nothing to operate.
- Focus: takes none.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof BellIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 24, label: 'Notifications' },
  argTypes: { size: { control: 'inline-radio', options: iconSizes } },
};

export const Label: Story = {
  args: { label: 'Notifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Notifications' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  render: () => (
    <Inline dir="rtl">
      <ChevronRightIcon label="Next" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};

export const All: Story = {
  render: () => (
    <Grid minimum={160}>
      {Object.entries(set).map(([name, Icon]) => (
        <Inline key={name}>
          <Icon size={20} />
          <Text size={13} tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    // A second stroke that is joined as relative (`m`) instead of absolute (`M`) starts where the first one ended.
    for (const drawing of canvasElement.querySelectorAll('svg')) {
      const { x, y, width, height } = drawing.getBBox();
      const isWithin = Math.min(x, y) >= 0 && Math.max(x + width, y + height) <= 24;
      await expect([drawing.nextSibling?.textContent, isWithin]).toEqual([expect.anything(), true]);
    }
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      {iconSizes.map((size) => (
        <Inline key={size} gap={12}>
          {Object.entries(set).map(([name, Icon]) => (
            <Icon key={name} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
