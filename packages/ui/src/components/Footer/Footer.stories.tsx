import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  args: {
    children: (
      <>
        <span>© 2018–2026 Kronos</span>
        <span>Version 0.1.0</span>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The small print under a page.

- MUST be the page's one content information landmark.
- Its links MUST be a list and reachable by keyboard.
- SHOULD stay small and quiet; nothing that users need for a task is only here.
- Focus: takes none itself; its links are reached in reading order.
- Motion: that of its links; nothing of its own.`,
      },
    },
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

const links = [
  { id: 'status', label: 'Status', href: '#status' },
  { id: 'terms', label: 'Terms', href: '#terms' },
];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2018–2026 Kronos');
  },
};

export const Playground: Story = { args: { links } };

export const Links: Story = {
  args: { links },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Status' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const States: Story = { tags: ['visual', 'visual-narrow'], args: { links } };
