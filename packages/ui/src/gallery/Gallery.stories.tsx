import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Gallery',
  component: Gallery,
  tags: ['!autodocs'],
  args: { scheme: 'dark', density: 'comfortable' },
  // The frame fills the page, so it cancels the padding of stories.
  decorators: [(Story) => <div style={{ margin: -24 }}>{Story()}</div>],
  // The page starts with the theme and density chosen in Storybook's toolbar.
  render: (_args, { globals: { theme, density } }) => (
    <Gallery
      key={`${theme} ${density}`}
      scheme={theme === 'light' ? 'light' : 'dark'}
      density={density === 'compact' ? 'compact' : 'comfortable'}
    />
  ),
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: `All components of the kit, combined as in a product.

- Keyboard: the first Tab reaches the skip link; outside a field Cmd+K or Ctrl+K opens the search.
- Focus: dialogs and menus take it, and give it back on close.
- Names: each chapter is a named region; the menu beside them is the navigation "Gallery".
- Motion: that of its parts; nothing of its own.`,
      },
    },
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checked by axe, in both themes. */
export const Default: Story = { tags: ['visual'] };

/** Returns queries within one section: queries by role over the whole page take seconds. */
const chapter = (canvasElement: HTMLElement, id: string) => {
  const element = canvasElement.querySelector<HTMLElement>(`#${id}`);
  if (!element) throw new Error(`The gallery has no chapter "${id}"`);
  return within(element);
};

/** Theme, density and brand belong to the page, and apply to overlays too. */
export const ChangesItsLook: Story = {
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, userEvent }) => {
    const start = chapter(canvasElement, 'start');
    const root = document.documentElement;
    await userEvent.click(start.getByRole('radio', { name: 'light' }));
    await waitFor(() => expect(root).toHaveAttribute('data-theme', 'light'));
    await userEvent.click(start.getByRole('radio', { name: 'compact' }));
    await waitFor(() => expect(root).toHaveAttribute('data-density', 'compact'));
    const brand = start.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.clear(brand);
    await userEvent.type(brand, '#7c3aed');
    await waitFor(() => expect(root.style.getPropertyValue('--kr-color-accent-solid')).toBe('#7c3aed'));
    await userEvent.clear(brand);
    await waitFor(() => expect(root.style.getPropertyValue('--kr-color-accent-solid')).toBe(''));
  },
};

/** The menu marks the chapter that is being read. */
export const FollowsTheReader: Story = {
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Gallery' }));
    await waitFor(() => expect(menu.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page'));
    await waitFor(() => {
      // What comes late above it pushes it down again.
      canvasElement.querySelector('#charts')?.scrollIntoView();
      return expect(menu.getByRole('link', { name: 'Charts' })).toHaveAttribute('aria-current', 'page');
    });
    await expect(menu.getByRole('link', { name: 'Start' })).not.toHaveAttribute('aria-current');
  },
};

export const OpensWhatLiesOver: Story = {
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, userEvent }) => {
    for (const [id, name, role] of [
      ['overlays', 'Stop server', 'alertdialog'],
      ['overlays', 'Drawer', 'dialog'],
      ['widgets', 'Notification', 'dialog'],
    ] as const) {
      await userEvent.click(chapter(canvasElement, id).getByRole('button', { name }));
      await waitFor(() => expect(document.querySelector(`[role="${role}"]`)).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector(`[role="${role}"]`)).toBeNull());
    }
  },
};

/** The first screen, since the whole page is longer than a screenshot can be. */
export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  parameters: { a11y: { test: 'off' } },
  // A fixed height, because a screenshot is as tall as the page.
  decorators: [(Story) => <div style={{ position: 'relative', height: 900, overflow: 'hidden' }}>{Story()}</div>],
};
