import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { spaces } from '../../css/spaces.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline, inlineAlignments, inlineJustifications } from './Inline.tsx';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  parameters: {
    docs: {
      description: {
        component: `Elements beside each other, on as many lines as they need. Alternatives: Stack (below each other), Grid (columns).

- MUST take its spacing from the 4 px grid, between elements and between lines.
- MUST wrap rather than overflow, unless \`isUnwrapped\` is set.
- MUST keep the reading order and the Tab order, and be mirrored in right-to-left text.
- Elements SHOULD be aligned by their baselines where text sizes differ.
- Focus: takes none itself.
- Names: has none of its own; as a list it keeps the role of one.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const things = (
  <>
    <Heading level={2}>Title</Heading>
    <Badge>second</Badge>
    <Badge>third and last</Badge>
  </>
);

export const Default: Story = { args: { children: things } };

export const Playground: Story = {
  args: { children: things, gap: 8, padding: 0, align: 'center', justify: 'start', isUnwrapped: false },
  argTypes: {
    gap: { control: 'select', options: spaces },
    padding: { control: 'select', options: spaces },
    align: { control: 'inline-radio', options: inlineAlignments },
    justify: { control: 'inline-radio', options: inlineJustifications },
  },
};

export const RightToLeft: Story = {
  args: { children: things, dir: 'rtl' },
  play: async ({ canvas }) => {
    const [title, second] = [canvas.getByText('Title'), canvas.getByText('second')];
    await expect(title.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().right);
  },
};

export const Wraps: Story = {
  args: { children: Array.from({ length: 80 }, (_, index) => <Badge key={index}>tag {index}</Badge>) },
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('tag 0'), canvas.getByText('tag 79')];
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap={12}>
      {inlineAlignments.map((align) => (
        <Inline key={align} align={align}>
          {things}
        </Inline>
      ))}
      {inlineJustifications.map((justify) => (
        <Inline key={justify} justify={justify}>
          {things}
        </Inline>
      ))}
    </Stack>
  ),
};
