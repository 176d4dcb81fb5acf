import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusDot } from '../StatusDot/StatusDot.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { descriptionListLayouts } from './description-list-options.ts';

const items = [
  { id: 'status', label: 'Status', value: <StatusDot tone="success">Running</StatusDot> },
  { id: 'address', label: 'Address', value: <Link href="#cinema">cinema.kronos.test</Link> },
  { id: 'node', label: 'Node', value: 'node-1' },
  { id: 'storage', label: 'Storage', value: '1.4 of 2 TB' },
  { id: 'expires', label: 'Paid until', value: <time dateTime="2026-12-31">31 December 2026</time> },
];

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: { items },
  parameters: {
    docs: {
      description: {
        component: `Facts about one thing, each with its label.

- MUST be a description list, so that each value is announced with its label.
- An unknown value MUST be described in words, not left empty.
- Rows become stacked in a narrow container.
- Labels SHOULD be one or two words; a value worth copying SHOULD have a \`CopyButton\` beside it.
- Keyboard: nothing to operate of its own.
- Focus: takes none; links and buttons in the values are reached in reading order.
- Motion: none of its own.`,
      },
    },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('node-1');
  },
};

export const Playground: Story = {
  args: { layout: 'stacked' },
  argTypes: { layout: { control: 'inline-radio', options: descriptionListLayouts } },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [value] = canvas.getAllByRole('definition');
    await expect(value?.getBoundingClientRect().top).toBeGreaterThan(term?.getBoundingClientRect().top ?? 0);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow'],
  render: (args) => (
    <Stack gap={24}>
      {descriptionListLayouts.map((layout) => (
        <Card key={layout}>
          <DescriptionList {...args} layout={layout} />
        </Card>
      ))}
      <div style={{ inlineSize: 300 }}>
        <DescriptionList {...args} />
      </div>
    </Stack>
  ),
};
