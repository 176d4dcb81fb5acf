import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'Widgets/ThemeToggle',
  component: ThemeToggle,
  args: { scheme: 'dark', onChange: fn(), labels: { toDark: 'Use the dark theme', toLight: 'Use the light theme' } },
  parameters: {
    docs: {
      description: {
        component: `Switches between the dark and the light theme.

- Its name and its icon MUST show the theme that a press switches to.
- It SHOULD be beside the page's other tools; until it is pressed the system's theme SHOULD apply.
- Keyboard: one stop of the Tab key; Enter or Space switches.
- Focus: stays on it when the theme changes.
- Motion: that of an icon button; its icon changes at once.`,
      },
    },
  },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the light theme' }));
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
};

export const Playground: Story = { args: { scheme: 'light' } };

/** Its name changes with the theme; keyboard and pointer have the same effect. */
export const BothWays: Story = {
  render: function BothWays(args) {
    const [scheme, setScheme] = useState(args.scheme);
    return <ThemeToggle {...args} scheme={scheme} onChange={setScheme} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use the light theme' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Use the dark theme' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Use the light theme' })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: (args) => (
    <Inline>
      <ThemeToggle {...args} scheme="dark" />
      <ThemeToggle {...args} scheme="light" />
    </Inline>
  ),
};
