import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ProcessModal } from './ProcessModal.tsx';
import { sampleProcesses } from './sample.ts';

const [running, failed, silent] = sampleProcesses;
if (!running || !failed || !silent) throw new Error('The sample lacks a process.');

const meta = {
  title: 'Widgets/ProcessModal',
  component: ProcessModal,
  args: { title: 'Process 2', process: failed, related: [running, silent], onOpen: fn(), defaultOpen: true },
  parameters: {
    docs: {
      description: {
        component: `One process in full: what ran, where, when, and what came of it.

- Command and result MUST be whole, and reachable by keyboard where they scroll.
- A result without words MUST read "Command returned empty string"; while it runs there MUST be none.
- Related processes MUST be folded at first, and SHOULD be asked for when they unfold.`,
      },
    },
  },
} satisfies Meta<typeof ProcessModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'Process 3', process: running } };

export const EmptyResult: Story = {
  args: { title: 'Process 1', process: silent },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Process 1' }));
    await waitFor(() => expect(dialog.getByText('Command returned empty string')).toBeVisible());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Related Processes' }));
    await screen.findByRole('list', { name: 'Related Processes' });
  },
};
