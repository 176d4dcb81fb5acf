import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { ModalTrigger } from '../../components/Modal/Modal.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { NotificationModal } from './NotificationModal.tsx';

const meta = {
  title: 'Widgets/NotificationModal',
  component: NotificationModal,
  args: {
    title: 'A backup of cinema is ready',
    when: '3 minutes ago',
    onOpenChange: fn(),
    onInternalLink: fn(),
    children: (
      <Stack as="div" gap={12}>
        <p>The backup of this night holds the settings and the library of cinema.</p>
        <p>
          See{' '}
          <a href="/app/dashboard/7" data-internal="">
            your server
          </a>{' '}
          or read <a href="#guide">the guide</a>.
        </p>
      </Stack>
    ),
  },
  render: (args) => (
    <ModalTrigger>
      <Button>Open</Button>
      <NotificationModal {...args} />
    </ModalTrigger>
  ),
  parameters: {
    docs: {
      description: {
        component: `A notification in full.

- Its content MUST be sanitised by the host; this component inserts no HTML.
- A link marked \`data-internal\` MUST close the dialog and be passed to the host; all others MUST be left to the browser.
- It MUST be named by its title; Escape closes it and returns the focus.
- It SHOULD offer one action, if there is something to do.
- Motion: rises a little while it fades in; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof NotificationModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large' } };

export const InternalLinks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'A backup of cinema is ready' });
    // Following the link would unload the test page, so the default action is prevented.
    const left = fn((event: Event) => event.preventDefault());
    window.addEventListener('click', left, { once: true });
    await userEvent.click(screen.getByRole('link', { name: 'the guide' }));
    await expect(left).toHaveBeenCalledOnce();
    await expect(args.onInternalLink).not.toHaveBeenCalled();
    screen.getByRole('link', { name: 'your server' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInternalLink).toHaveBeenCalledWith('/app/dashboard/7');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  args: { defaultOpen: true },
  render: (args) => <NotificationModal {...args} />,
  play: async () => {
    await screen.findByRole('dialog');
  },
};
