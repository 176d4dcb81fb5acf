import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoBanner } from './DemoBanner.tsx';

const meta = {
  title: 'Widgets/DemoBanner',
  component: DemoBanner,
  args: { badge: 'DEMO MODE', children: 'Everything here is made up and starts afresh when you wish.' },
  parameters: {
    docs: {
      description: {
        component: `Says that nothing here is real.

- It MUST be a named region, and MUST stay in sight above the header.`,
      },
    },
  },
} satisfies Meta<typeof DemoBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'DEMO MODE' })).toBeVisible();
  },
};

export const Playground: Story = { args: { label: 'Demo' } };

export const States: Story = { tags: ['visual', 'visual-narrow'] };
