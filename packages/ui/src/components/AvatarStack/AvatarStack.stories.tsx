import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { avatarSizes } from '../Avatar/avatar-options.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AvatarStack } from './AvatarStack.tsx';

const names = ['Ada Admin', 'Casey Customer', 'Robin Reseller', 'Morgan Mod', 'Sam Support', 'Kim Lee', 'Alex Doe'];
const people = names.map((name) => ({ id: name, name }));

const meta = {
  title: 'Components/AvatarStack',
  component: AvatarStack,
  args: { label: 'Sub-users', people },
  parameters: {
    docs: {
      description: {
        component: `Several users in little space.

- MUST be a named list, each entry named by its user.
- The count MUST name the remaining users.
- MUST NOT replace a single user by a count.
- For more than about five users it SHOULD be shortened by \`max\`; all of them SHOULD be listed elsewhere.
- Keyboard: nothing to operate.
- Focus: takes none.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof AvatarStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Sub-users' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByText('3 more: Sam Support, Kim Lee, Alex Doe')).toBeInTheDocument();
  },
};

export const Playground: Story = {
  args: { max: 3, size: 32 },
  argTypes: { size: { control: 'inline-radio', options: avatarSizes } },
};

/** Shows five avatars with a maximum of four: "+1" would take as much room as the fifth. */
export const NoNumberForOne: Story = {
  args: { people: people.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
  },
};

export const States: Story = {
  tags: ['visual'],
  render: (args) => (
    <Card>
      <Stack gap={12}>
        {avatarSizes.map((size) => (
          <AvatarStack key={size} {...args} size={size} />
        ))}
        <AvatarStack {...args} people={people.slice(0, 1)} />
        <div dir="rtl">
          <AvatarStack {...args} />
        </div>
      </Stack>
    </Card>
  ),
};
