import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Widgets/PageHeader',
  component: PageHeader,
  args: { title: 'Your servers' },
  parameters: {
    docs: {
      description: {
        component: `The top of a page: its title, description and actions.

- It MUST contain the page's only h1, which takes the focus after navigation.
- Actions SHOULD be few, the main one last; they wrap under the title on small screens.
- Keyboard: the title is no stop of the Tab key; the actions are.
- Names: a heading of level 1; it is not a landmark.
- Motion: none of its own.`,
      },
    },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { description: 'Three media servers on two nodes.', actions: <Button tone="accent">Order a server</Button> },
};

export const TakesTheFocus: Story = {
  render: function Focusing(args) {
    const title = useRef<HTMLHeadingElement>(null);
    return (
      <Stack>
        <PageHeader {...args} titleRef={title} />
        <Button onPress={() => title.current?.focus()}>Navigate</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your servers' })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  render: () => (
    <Stack gap={32}>
      <PageHeader title="Your servers" titleId="one" />
      <PageHeader
        title="Your servers"
        titleId="two"
        description="Three media servers on two nodes."
        actions={
          <>
            <Button>Export</Button>
            <Button tone="accent">Order a server</Button>
          </>
        }
      />
    </Stack>
  ),
};
