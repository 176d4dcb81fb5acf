import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading servers' },
  parameters: {
    docs: {
      description: {
        component: `An operation of unknown length. For a whole area that loads use Skeleton.

- MUST be a progress bar without a value to assistive technology, named by the operation.
- MUST take the colour of the text around it.
- It SHOULD appear only after a moment, and there SHOULD be only one in a place.
- Motion: rotates; with reduced motion it only fades.
- Focus: takes none; there is nothing to operate by keyboard.`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('progressbar', { name: 'Loading servers' });
    await expect(spinner).not.toHaveAttribute('aria-valuenow');
  },
};

export const Playground: Story = {
  args: { size: 24 },
  argTypes: { size: { control: 'inline-radio', options: spinnerSizes } },
};

export const Sizes: Story = {
  render: ({ label }) => (
    <Inline>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label={label} />
      ))}
    </Inline>
  ),
};

export const States: Story = { ...Sizes, tags: ['visual'] };
