import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { headingLevels, headingSizes } from './heading-options.ts';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  parameters: {
    docs: {
      description: {
        component: `A title in the page's outline.

- MUST be the element of its level; the level MUST follow from the outline, the size from the design.
- MUST NOT skip a level, and a page MUST have one of level 1.
- SHOULD be in sentence case and short enough for two lines at 320 px.
- Keyboard: nothing to operate.
- Focus: takes none by itself; with a \`tabIndex\` the host can move it there.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { level: 1, children: 'Servers' } };

export const Playground: Story = {
  args: { level: 2, size: 20, children: 'Servers' },
  argTypes: {
    level: { control: 'inline-radio', options: headingLevels },
    size: { control: 'inline-radio', options: headingSizes },
  },
};

/** The level follows the outline, the size the design. */
export const SmallerThanItsLevel: Story = {
  args: { level: 1, size: 16, children: 'Sign in' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Sign in' });
    await expect(getComputedStyle(heading).fontSize).toBe('16px');
  },
};

export const States: Story = {
  tags: ['visual'],
  args: { level: 1, children: 'Servers in your care' },
  render: ({ children }) => (
    <Stack gap={12}>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size} {children}
        </Heading>
      ))}
    </Stack>
  ),
};
