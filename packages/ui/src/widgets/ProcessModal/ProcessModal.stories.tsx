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
        component: `A process in full: command, node, time and result.

- Command and result MUST be shown in full, and be reachable by keyboard where they scroll.
- An empty result MUST read "Command returned empty string"; while the process runs there MUST be none.
- Related processes MUST be collapsed initially, and SHOULD be loaded when they are expanded.
- Focus: moves into it, stays in it, and returns to where it came from.
- Names: a dialog named by its title; command, result and log are named groups.
- Motion: rises a little while it fades in, and the icon of the list rotates; with reduced motion nothing moves.`,
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
