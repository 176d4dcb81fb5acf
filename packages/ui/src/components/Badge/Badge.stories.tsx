import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon, PlexIcon } from '../../exports/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';
import { badgeTones, badgeVariants } from './badge-options.ts';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: `A short mark on something: its kind, its plan, a count. For a status that changes use StatusDot.

- MUST carry its message in its text; the tone only repeats it.
- MUST keep 4.5:1 in every tone and variant, and an edge in forced colours.
- MUST NOT be interactive or take the focus.
- A count SHOULD be part of the name of its control ("Notifications, 3 unread").
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Trial' } };

export const Playground: Story = {
  args: { children: 'Trial', tone: 'accent', variant: 'soft' },
  argTypes: {
    tone: { control: 'inline-radio', options: badgeTones },
    variant: { control: 'inline-radio', options: badgeVariants },
  },
};

export const Tones: Story = {
  args: { children: '' },
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = { args: { children: 'Paid', tone: 'success', icon: <CheckIcon size={12} /> } };

/** One digit is as wide as it is high, more make it wider; digits are all of the same width. */
export const Count: Story = {
  args: { children: '' },
  render: () => (
    <Inline>
      {['1', '8', '99+'].map((count) => (
        <Badge key={count} tone="danger" variant="solid">
          {count}
        </Badge>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [one, eight] = [canvas.getByText('1'), canvas.getByText('8')];
    await expect(one.getBoundingClientRect().width).toBe(eight.getBoundingClientRect().width);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  args: { children: '' },
  render: () => (
    <Stack gap={8}>
      {badgeVariants.map((variant) => (
        <Inline key={variant}>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
          <Badge variant={variant} icon={<PlexIcon size={12} />}>
            Plex
          </Badge>
          <Badge tone="danger" variant={variant}>
            3
          </Badge>
        </Inline>
      ))}
    </Stack>
  ),
};
