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
        component: `States that the data is not real.

- It MUST be a named region, and MUST stay visible above the header.
- It SHOULD state in one line how to leave the demo.
- Keyboard: nothing of its own to operate; a link in its text is a stop of the Tab key.
- Focus: takes none itself.
- Motion: none.`,
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

/** The name of the region may differ from the badge. */
export const Named: Story = {
  args: { label: 'Demo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Demo' })).toHaveTextContent(/^DEMO MODE/);
  },
};

/** The keyboard reaches the link out of the demo. */
export const WithLink: Story = {
  args: { children: <Link href="#start-over">Start over</Link> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start over' })).toHaveFocus();
  },
};

export const States: Story = { tags: ['visual', 'visual-narrow'] };
