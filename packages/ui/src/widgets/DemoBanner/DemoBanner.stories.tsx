import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../components/Link/Link.tsx';
import { DemoBanner } from './DemoBanner.tsx';

const meta = {
  title: 'Widgets/DemoBanner',
  component: DemoBanner,
  args: { badge: 'DEMO MODE', children: 'Everything here is made up and starts afresh when you wish.' },
  parameters: {
    docs: {
      description: {
        component: `Says that nothing here is real.

- It MUST be a named region, and MUST stay in sight above the header.
- It SHOULD state in one line how to leave the demo.`,
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

/** The region may be named otherwise than its badge. */
export const Named: Story = {
  args: { label: 'Demo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Demo' })).toHaveTextContent(/^DEMO MODE/);
  },
};

/** What leads out of the demo is reached by keyboard. */
export const WithLink: Story = {
  args: { children: <Link href="#start-over">Start over</Link> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start over' })).toHaveFocus();
  },
};

export const States: Story = { tags: ['visual', 'visual-narrow'] };
