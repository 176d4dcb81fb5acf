import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';
import { shortcutPlatforms } from './shortcut.ts';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { keys: 'Mod+K' },
  parameters: {
    docs: {
      description: {
        component: `Keys to press together, as they appear on the reader's keyboard.

- MUST show ⌘ and ⌥ on a Mac, Ctrl and Alt elsewhere.
- Screen readers MUST read symbols as words ("Command K").
- The host handles the keys.
- It SHOULD be at the end of its action, which MUST NOT depend on the shortcut.
- Names: a \`kbd\` element with the keys in words as its text; the drawn keys are hidden from screen readers.
- Focus: takes none.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { platform: 'mac' },
  argTypes: { platform: { control: 'inline-radio', options: shortcutPlatforms } },
};

export const OnAMac: Story = {
  args: { platform: 'mac' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘')).toBeVisible();
    await expect(canvas.getByText('Command K')).toBeInTheDocument();
  },
};

export const Elsewhere: Story = {
  args: { platform: 'other' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl')).toBeVisible();
    await expect(canvas.getByText('Ctrl K')).toBeInTheDocument();
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap={12}>
      {shortcutPlatforms.map((platform) => (
        <Inline key={platform}>
          {['Mod+K', 'Alt+Shift+P', 'Ctrl+C', 'ArrowUp', 'Enter', 'Escape', '?', 'G'].map((keys) => (
            <Kbd key={keys} keys={keys} platform={platform} />
          ))}
        </Inline>
      ))}
      <Text>
        Press <Kbd keys="Mod+K" platform="other" /> to search.
      </Text>
    </Stack>
  ),
};
