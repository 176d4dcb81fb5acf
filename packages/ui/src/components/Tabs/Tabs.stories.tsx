import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ServerIcon, UsersIcon } from '../../icons/things.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const names = ['Overview', 'Sub-users', 'Backups', 'Statistics', 'Domains', 'Add-ons', 'Settings'];
const items = names.map((name) => ({
  id: name.toLowerCase(),
  label: name,
  content: <Text as="p">{`${name} of cinema`}</Text>,
}));

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'Server', items: items.slice(0, 4), onSelectionChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Views of one subject, one at a time.

- Tab MUST reach the selected tab only; arrow keys, Home and End move, and arrow keys are reversed in right-to-left text.
- The selected tab MUST be marked by a line as well as by its colour, and MUST always be visible.
- Tabs that do not fit MUST be in a menu at the end; one chosen there takes the last visible place.
- Panels of other tabs MUST NOT be mounted.
- \`manual\` activation SHOULD be used where panels load slowly.
- Tabs with an \`href\` are links: middle press and open in new tab work, and the host selects.
- Names: a tab list named by its label; each panel is named by its tab.
- Focus: the panel is a tab stop only when nothing in it is.
- Motion: colours fade, the line changes its place at once; the menu moves as every \`Menu\`.`,
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Server' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('Overview of cinema');
    await expect(canvas.queryByText('Backups of cinema')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Backups' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Backups' })).toHaveTextContent('Backups of cinema');
    await expect(canvas.queryByText('Overview of cinema')).toBeNull();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('backups');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Statistics' })).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { items, keyboardActivation: 'manual' },
  argTypes: { keyboardActivation: { control: 'inline-radio', options: ['automatic', 'manual'] } },
};

/** Arrow keys move, Enter selects. */
export const Manual: Story = {
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Sub-users' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Sub-users' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Tabs that do not fit are in a menu; a tab that is chosen there becomes visible. */
export const Overflow: Story = {
  args: { items },
  render: (args) => (
    <div style={{ inlineSize: 380 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More items' });
    await expect(canvas.queryByRole('tab', { name: 'Settings' })).toBeNull();
    more.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.getByRole('tabpanel', { name: 'Settings' })).toHaveTextContent('Settings of cinema');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('settings');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Each tab is a page of its own. */
export const Links: Story = {
  args: {
    items: ['Overview', 'Users'].map((label) => ({ id: label, label, href: `#${label}` })),
    selectedKey: 'Users',
    children: <Text as="p">The page of the route</Text>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Users' })).toHaveAttribute('href', '#Users');
    await expect(canvas.getByRole('tabpanel', { name: 'Users' })).toHaveTextContent('The page of the route');
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
};

const marked = [
  { id: 'server', label: 'Server', icon: <ServerIcon />, content: 'Server' },
  { id: 'users', label: 'Sub-users', icon: <UsersIcon />, badge: <Badge>3</Badge> },
  { id: 'backups', label: 'Backups', isDisabled: true },
];

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={32}>
      <Tabs {...args} />
      <Tabs label="With marks" items={marked} defaultSelectedKey="users">
        Three people
      </Tabs>
      <div style={{ maxInlineSize: 380 }}>
        <Tabs {...args} items={items} defaultSelectedKey="settings" label="Narrow" />
      </div>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: 'More items' });
    await userEvent.tab();
  },
};
