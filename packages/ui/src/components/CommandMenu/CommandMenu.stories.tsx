import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RestartIcon } from '../../icons/actions.tsx';
import { DashboardIcon, MoonIcon, ServerIcon } from '../../icons/things.tsx';
import { Button } from '../Button/Button.tsx';
import { ModalTrigger } from '../Modal/Modal.tsx';
import { CommandMenu } from './CommandMenu.tsx';
import type { CommandGroup } from './command-menu-props.ts';

const groups: CommandGroup[] = [
  {
    id: 'pages',
    title: 'Pages',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: <DashboardIcon />, href: '#dashboard' },
      { id: 'status', label: 'Status', icon: <ServerIcon />, href: '#status', words: 'uptime' },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    items: [
      { id: 'restart', label: 'Restart cinema', icon: <RestartIcon />, description: 'Plex' },
      { id: 'theme', label: 'Switch to the light theme', icon: <MoonIcon />, keys: 'Mod+B' },
    ],
  },
];

const meta = {
  title: 'Components/CommandMenu',
  component: CommandMenu,
  args: { groups, onAction: fn() },
  render: (args) => (
    <ModalTrigger>
      <Button>Commands</Button>
      <CommandMenu {...args} />
    </ModalTrigger>
  ),
  parameters: {
    docs: {
      description: {
        component: `Finds a page or an action by a part of its name.

- The focus MUST stay in the field, which refers to the active option; arrow keys move it and wrap around, Enter chooses it, Escape closes.
- Words MUST match in any order, ignoring case and accents, in the name, the description and the group.
- A command with an address is a link: a modifier key or the middle button opens it in a new tab.
- The most frequent commands SHOULD come first.
- Motion: fades in and out; nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { placeholder: 'Where to?' } } };

type User = { click: (element: Element) => Promise<void> };

const open = async (canvas: ReturnType<typeof within>, userEvent: User) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Commands' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Commands' }));
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
  return dialog;
};

export const TypesAndActs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await expect(dialog.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('CINEMA rest');
    await expect(dialog.getAllByRole('option')).toHaveLength(1);
    await expect(dialog.getByRole('status')).toHaveTextContent('1 command');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith(groups[1]?.items[0]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FindsFurtherWords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await userEvent.keyboard('uptime');
    const option = dialog.getByRole('option', { name: 'Status' });
    await expect(option).toHaveAttribute('href', '#status');
    await userEvent.click(option);
    await expect(args.onAction).toHaveBeenCalledWith(groups[0]?.items[1]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NothingFits: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await userEvent.keyboard('zzz');
    await expect(dialog.getByRole('status')).toHaveTextContent('Nothing fits. Try another word.');
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.keyboard('{ArrowDown}');
  },
};
