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
        component: `Things under one another, at one distance. Alternatives: Inline (beside), Grid (columns).

- MUST take its space from the 4 px grid; there is no way to give another.
- MUST keep the order of reading and of Tab: it never reorders.
- As \`ul\` or \`ol\` it MUST stay a list to assistive technology.
- Distances within a group SHOULD be smaller than those between groups.`,
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

/** Without bullets, and still a list. */
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
