import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createToaster } from '../../components/Toast/create-toaster.ts';
import { ToastRegion } from '../../components/Toast/ToastRegion.tsx';
import type { ProcessRow } from '../ProcessList/process-list-props.ts';
import { ProcessDrawer, type ProcessDrawerProps } from './ProcessDrawer.tsx';
import { ProcessModal } from '../ProcessModal/ProcessModal.tsx';
import { longCommand as long, sampleProcesses as processes } from '../ProcessModal/sample.ts';

function Page(props: ProcessDrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [opened, setOpened] = useState<ProcessRow['id']>();
  const [isRelatedOpen, setRelatedOpen] = useState(false);
  const process = processes.find(({ id }) => id === opened);
  return (
    <>
      <ProcessDrawer {...props} isOpen={isOpen} onOpenChange={setOpen} onOpen={setOpened} />
      {process && (
        <ProcessModal
          title={`Process ${process.id}`}
          isOpen
          onOpenChange={() => setOpened(undefined)}
          process={process}
          related={isRelatedOpen ? processes.filter(({ id }) => id !== opened) : undefined}
          onRelatedOpenChange={setRelatedOpen}
          onOpen={setOpened}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Widgets/ProcessDrawer',
  component: ProcessDrawer,
  subcomponents: { ProcessModal },
  args: { processes, isOpen: false, onOpenChange: fn(), onOpen: fn(), viewAllHref: '#processes' },
  render: (args) => <Page {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The processes of the last hour, available on every page.

- Its button MUST show once they are loaded, and MUST publish its height (\`--kr-shell-bottom\`), so that toasts keep clear of it.
- A command MUST be cut to 93 characters with an ellipsis in the list (spec §9), and shown in full in the details.
- An empty result MUST read "Command returned empty string"; related processes MUST be collapsed initially.
- The state MUST be shown by word and shape. Escape closes the detail first, then the drawer, and returns the focus.
- The newest SHOULD come first; older ones SHOULD be on a page of their own.
- Names: the button and the drawer are both named by the title.
- Motion: the drawer slides a little while it fades; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof ProcessDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { age: 'Updated 10 seconds ago', isOpen: true } };

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export const OpensOne: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Recent Processes' });
    await userEvent.click(button);
    const drawer = within(await screen.findByRole('dialog', { name: 'Recent Processes' }));
    await expect(drawer.getAllByRole('listitem')).toHaveLength(3);
    await expect(drawer.getByRole('link', { name: 'View all processes' })).toHaveAttribute('href', '#processes');
    await userEvent.click(drawer.getByText(`${long.slice(0, 93)}…`));
    const modal = within(await screen.findByRole('dialog', { name: 'Process 2' }));
    await expect(modal.getByRole('group', { name: 'Command' })).toHaveTextContent(long);
    await expect(modal.getByRole('group', { name: 'Result' })).toHaveTextContent(/already allocated/);
    const related = modal.getByRole('button', { name: 'Related Processes' });
    await expect(related).toHaveAttribute('aria-expanded', 'false');
    related.focus();
    await userEvent.keyboard('{Enter}');
    await modal.findByRole('list', { name: 'Related Processes' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(modal.queryByRole('list', { name: 'Related Processes' })).toBeNull());
    await userEvent.keyboard('{Enter}');
    const list = within(await modal.findByRole('list', { name: 'Related Processes' }));
    await userEvent.click(list.getByRole('button', { name: /stop living-room/ }));
    const next = within(await screen.findByRole('dialog', { name: 'Process 1' }));
    await waitFor(() => expect(next.getByText('Command returned empty string')).toBeVisible());
    // Escape is handled by the dialog with the focus, which was on a button that is gone.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Process 1' })).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Recent Processes'));
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { processes: [], isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No recorded processes the last hour')).toBeVisible());
  },
};

export const NotLoaded: Story = {
  args: { processes: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function Toasting(props: ProcessDrawerProps) {
  const [toaster] = useState(createToaster);
  useEffect(() => {
    toaster.add({ title: 'A deployment is ready', position: 'bottom-right', timeout: null });
    return toaster.closeAll;
  }, [toaster]);
  return (
    <>
      <Page {...props} />
      <ToastRegion toaster={toaster} />
    </>
  );
}

export const ToastsKeepClear: Story = {
  render: (args) => <Toasting {...args} />,
  play: async ({ canvas }) => {
    const toast = (await screen.findByText('A deployment is ready')).closest('[role="alertdialog"]');
    const button = canvas.getByRole('button', { name: 'Recent Processes' }).getBoundingClientRect();
    await waitFor(() => expect(toast?.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.top));
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  args: { isOpen: true, age: 'Updated 10 seconds ago' },
  play: async () => {
    await screen.findByRole('dialog');
  },
};
