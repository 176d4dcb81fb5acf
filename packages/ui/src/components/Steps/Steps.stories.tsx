import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Steps } from './Steps.tsx';

const steps = [
  { id: 'key', label: 'Enter the key' },
  { id: 'verify', label: 'Check' },
  { id: 'account', label: 'Your account' },
  { id: 'products', label: 'Products' },
];

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: { label: 'Accept the invitation', steps, current: 'account' },
  parameters: {
    docs: {
      description: {
        component: `The progress through a task of a few steps.

- MUST be a named, ordered list; the current step MUST have \`aria-current="step"\`.
- Completed steps and steps with errors MUST be marked by text and by an icon, not by colour alone.
- Completed steps MAY be buttons that lead back; later steps MUST NOT.
- In narrow places only the numbers show, with the label of the current step below; screen readers read all labels.
- SHOULD have seven steps at most.
- Focus: Tab reaches the steps that are buttons, and only those.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Accept the invitation' })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('1. Enter the key, Completed');
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Playground: Story = { args: { current: 'verify' } };

/** Completed steps lead back. */
export const LeadsBack: Story = {
  args: { onStep: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '2. Check, Completed' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenCalledWith('verify');
  },
};

export const WithError: Story = {
  args: { steps: steps.map((step) => (step.id === 'verify' ? { ...step, hasError: true } : step)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('2. Check, Needs attention');
  },
};

/** Shows only the numbers, and the label of the current step under them. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 340 }}>
      <Steps {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 4: Your account')).toBeVisible();
    await expect(canvas.getByText('Your account')).not.toBeVisible();
    await expect(canvas.getByText('Products')).not.toBeVisible();
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('4. Products');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={32}>
      <Steps {...args} />
      <Steps {...args} current="key" />
      <Steps {...args} current={undefined} />
      <Steps
        {...args}
        steps={steps.map((step, index) => ({ ...step, hasError: index === 1, description: 'About a minute' }))}
        onStep={fn()}
      />
      <div style={{ inlineSize: 340 }}>
        <Steps {...args} />
      </div>
    </Stack>
  ),
};
