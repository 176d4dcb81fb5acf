import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';
import { avatarShapes, avatarSizes } from './avatar-options.ts';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23345" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%23dba"/%3E%3Ccircle cx="4" cy="8" r="3" fill="%23dba"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Ada Admin' },
  parameters: {
    docs: {
      description: {
        component: `A user or a thing as a picture or as initials.

- MUST be named after its user or thing, once: beside the written name it MUST be decorative.
- MUST show initials until the picture has loaded, and when it fails to load.
- MUST NOT be interactive; put it into a button or a link for that.
- The name SHOULD be written beside it wherever there is room: initials alone are hard to distinguish.
- Focus: takes none; a button or a link around it does.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Admin' })).toBeVisible();
  },
};

export const Playground: Story = {
  args: { size: 40, shape: 'circle', src: picture },
  argTypes: {
    size: { control: 'inline-radio', options: avatarSizes },
    shape: { control: 'inline-radio', options: avatarShapes },
  },
};

/** Shows the initials when the picture fails to load. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Ada Admin' })).toHaveAttribute('data-initials', 'AA');
  },
};

/** Skipped by screen readers beside the name. */
export const BesideTheName: Story = {
  args: { isDecorative: true },
  render: (args) => (
    <Inline gap={8}>
      <Avatar {...args} />
      <Text>Ada Admin</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      {avatarShapes.map((shape) => (
        <Inline key={shape} gap={12}>
          {avatarSizes.map((size) => (
            <Avatar key={size} name="Ada Admin" size={size} shape={shape} />
          ))}
          {avatarSizes.map((size) => (
            <Avatar key={size} name="Ada Admin" src={picture} size={size} shape={shape} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
