import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { BellIcon, DashboardIcon, NodeIcon, ServerIcon, UsersIcon } from '../../icons/things.tsx';
import { SideMenu, type SideMenuGroup } from './SideMenu.tsx';

const groups: readonly SideMenuGroup[] = [
  {
    id: 'top',
    items: [
      { id: 'dashboard', label: 'Dashboard', href: '#dashboard', icon: <DashboardIcon size={20} /> },
      { id: 'services', label: 'Services', href: '#services', icon: <ServerIcon size={20} />, current: 'page' },
      { id: 'nodes', label: 'Nodes', href: '#nodes', icon: <NodeIcon size={20} /> },
    ],
  },
  {
    id: 'people',
    label: 'People',
    items: [
      { id: 'users', label: 'Users', href: '#users', icon: <UsersIcon size={20} /> },
      {
        id: 'tickets',
        label: 'Support tickets',
        href: '#tickets',
        icon: <BellIcon size={20} />,
        badge: <Badge tone="accent">3</Badge>,
      },
    ],
  },
];

const labels = { collapse: 'Collapse the menu', expand: 'Expand the menu' };

const meta = {
  title: 'Widgets/SideMenu',
  component: SideMenu,
  args: { label: 'Main', groups },
  decorators: [(Story) => <div style={{ display: 'flex', height: 420 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `The navigation of the panel in groups.

- It MUST be a named navigation landmark; the current page has \`aria-current="page"\` and the class \`active\`.
- The current item MUST be marked by a bar and by weight, not by colour alone.
- Collapsed it is 64 px wide: the names stay for screen readers and show in tooltips.
- Groups SHOULD contain at most seven entries; a badge SHOULD count only items that need the user's attention.
- Keyboard: each entry is a link and a stop of the Tab key; the button below them collapses the menu.
- Focus: entries have their ring inside; it stays on the button when the menu collapses.
- Motion: colours fade; collapsing changes the width at once.`,
      },
    },
  },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Services' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toHaveClass('active');
    await expect(canvas.getByRole('link', { name: 'Nodes' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

export const Playground: Story = { args: { isCollapsed: false, collapseLabels: labels, onCollapsedChange: () => {} } };

export const Collapses: Story = {
  render: function Collapsing(args) {
    const [isCollapsed, setCollapsed] = useState(false);
    return <SideMenu {...args} isCollapsed={isCollapsed} onCollapsedChange={setCollapsed} collapseLabels={labels} />;
  },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main' });
    await expect(menu.offsetWidth).toBe(240);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse the menu' }));
    await expect(menu.offsetWidth).toBe(64);
    await expect(canvas.getByRole('link', { name: 'Nodes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Inline gap={48} align="start">
      <SideMenu {...args} label="Wide" collapseLabels={labels} onCollapsedChange={() => {}} />
      <SideMenu {...args} label="Narrow" isCollapsed collapseLabels={labels} onCollapsedChange={() => {}} />
    </Inline>
  ),
};
