import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { spaces } from '../../css/spaces.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack, stackAlignments } from './Stack.tsx';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  parameters: {
    docs: {
      description: {
        component: `Elements below each other with equal spacing. Alternatives: Inline (beside each other), Grid (columns).

- MUST take its spacing from the 4 px grid and accept no other.
- MUST keep the reading order and the Tab order.
- As \`ul\` or \`ol\` it MUST stay a list to assistive technology.
- Distances within a group SHOULD be smaller than those between groups.
- Focus: takes none; the elements inside are reached in reading order.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const things = (
  <>
    <Badge>first</Badge>
    <Badge>second</Badge>
    <Badge>third and last</Badge>
  </>
);

export const Default: Story = { args: { children: things } };

export const Playground: Story = {
  args: { children: things, gap: 16, padding: 0, align: 'start' },
  argTypes: {
    gap: { control: 'select', options: spaces },
    padding: { control: 'select', options: spaces },
    align: { control: 'inline-radio', options: stackAlignments },
  },
};

/** Without bullets, but still a list for screen readers. */
export const AsList: Story = {
  args: {
    as: 'ul',
    gap: 4,
    'aria-label': 'Servers',
    children: ['Plex at home', 'Emby for friends'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Servers' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Inline gap={32} align="start">
      {stackAlignments.map((align) => (
        <Stack key={align} align={align} gap={8}>
          {things}
        </Stack>
      ))}
      {([0, 4, 12, 24] as const).map((gap) => (
        <Stack key={gap} align="start" gap={gap} padding={8}>
          {things}
        </Stack>
      ))}
    </Inline>
  ),
};
