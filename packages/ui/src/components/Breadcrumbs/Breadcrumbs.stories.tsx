import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { id: 'admin', label: 'Admin', href: '#admin' },
  { id: 'nodes', label: 'Nodes', href: '#nodes' },
  { id: 'node', label: 'node-1', href: '#node' },
  { id: 'scripts', label: 'Scripts' },
];
const deep = [{ id: 'home', label: 'Home', href: '#home' }, { id: 'fleet', label: 'Fleet', href: '#fleet' }, ...items];
const navigate = fn();

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { items },
  parameters: {
    docs: {
      description: {
        component: `The position of the page, with links to the levels above it.

- MUST be a named navigation with an ordered list; the page itself comes last, is not a link, and has \`aria-current="page"\`.
- Items beyond \`maxItems\` move into a menu after the first; it opens by keyboard.
- Long names are truncated at the end, all by the same share.
- The chevrons are hidden from screen readers, and mirrored in right-to-left text.
- With \`isShort\` it is only the link to the parent page: the page's heading MUST then be visible.
- Labels SHOULD be the titles of their pages; a page of the first level SHOULD have no breadcrumbs.
- Focus: the links and the menu's button take it in the order of the path; the page itself takes none.
- Motion: the links' colours fade; the menu grows a little as it opens, and only fades with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('Scripts')).toHaveAttribute('aria-current', 'page');
  },
};

export const Playground: Story = { args: { maxItems: 3 } };

/** Moves breadcrumbs that do not fit into a menu. */
export const Folds: Story = {
  args: { items: deep },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Breadcrumbs {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await expect(canvas.queryByRole('link', { name: 'Fleet' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More items' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Fleet' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Admin' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('#admin', undefined));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LongNames: Story = {
  args: { items: items.map((item) => ({ ...item, label: `${item.label} with a name that does not end soon` })) },
  render: (args) => (
    <div style={{ inlineSize: 420 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(420);
  },
};

/** Beside the buttons of a phone's header. */
export const Short: Story = {
  args: { isShort: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toEqual([canvas.getByRole('link', { name: 'node-1' })]);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  render: () => (
    <Stack gap={16}>
      <Breadcrumbs label="One" items={items.slice(0, 1)} />
      <Breadcrumbs label="Four" items={items} />
      <Breadcrumbs label="Six" items={deep} />
      <Breadcrumbs label="Short" items={items} isShort />
      <div dir="rtl">
        <Breadcrumbs label="Right to left" items={items} />
      </div>
      <div style={{ inlineSize: 260 }}>
        <Breadcrumbs
          label="Narrow"
          items={items.map((item) => ({ ...item, label: `${item.label} with a long name` }))}
        />
      </div>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
