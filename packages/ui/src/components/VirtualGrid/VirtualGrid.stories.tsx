import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FilmIcon } from '../../icons/things.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';

const words = ['Quiet Harbour', 'The Long Night', 'Paper Moons', 'North of Nowhere', 'Glass Garden', 'Second Winter'];
const colors = ['#1f3a4d', '#4d2f1f', '#24402b', '#3a2547', '#4a3d1c', '#472530'];
const availability = [
  { tone: 'success', label: 'Available' },
  { tone: 'warning', label: 'Requested' },
  undefined,
  { tone: 'neutral', label: 'Missing' },
] as const;

const picture = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><path fill="${colors[index % 6]}" d="M0 0h2v3H0z"/><circle cx="1" cy="${1 + (index % 5) / 5}" r=".6" fill="#fff" opacity=".25"/></svg>`,
  )}`;

const films = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `film-${index}`,
    title: `${words[index % 6]} ${index + 1}`,
    subtitle: String(1980 + (index % 45)),
    src: picture(index),
    color: colors[index % 6],
    availability: availability[index % 4],
  }));

const meta = {
  title: 'Components/VirtualGrid',
  component: VirtualGrid,
  args: { label: 'Films', items: films(60), onAction: fn() },
  parameters: {
    docs: {
      description: {
        component: `Posters in rows, of which only those in view are rendered.

- MUST be one tab stop; arrow keys, Home and End (with Ctrl the whole grid), Page Up and Page Down move, reversed in right-to-left text.
- The focused poster MUST stay mounted and scroll into view.
- Each poster MUST be named by its title, its subtitle and its availability as text; icon and tone only repeat it.
- MUST state the number of rows and columns, rendered or not.
- While items load, placeholders of their size MUST stand in their place, and it MUST be announced.
- Near the end the next page MUST be asked for once; the focus MUST stay when it comes.
- Without items it MUST say what this place is for.
- Pictures SHOULD be served in the size they are shown at, with their main colour.
- Motion: pictures fade in over their main colour.`,
      },
    },
  },
} satisfies Meta<typeof VirtualGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('grid', { name: 'Films' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Quiet Harbour 1 1980/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /Requested ?The Long Night 2 1981/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('film-1');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Second Winter 60/ })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Second Winter 60/ })).toBeVisible());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Quiet Harbour 1 1980/ })).toHaveFocus());
  },
};

export const Playground: Story = { args: { minWidth: 200, height: 700 } };

/** Renders only the posters in view, and the focused one. */
export const TenThousand: Story = {
  args: { items: films(10_000) },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(canvas.getAllByRole('gridcell').length).toBeLessThan(100));
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: /Quiet Harbour 1 1980/ });
    grid.scrollTop = 100_000;
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Quiet Harbour 13 / })).toBeNull());
    await expect(first).toHaveFocus();
  },
};

/** The focus stays with its poster when the rows are rebuilt. */
export const Regrouped: Story = {
  render: function Render(args) {
    const [items, setItems] = useState(args.items);
    useEffect(() => {
      const add = ({ key }: KeyboardEvent) => key === 'a' && setItems(films(61).toReversed());
      document.addEventListener('keydown', add);
      return () => document.removeEventListener('keydown', add);
    }, []);
    return <VirtualGrid {...args} items={items} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const name = document.activeElement?.textContent ?? 'none';
    await userEvent.keyboard('a');
    await canvas.findByRole('button', { name: / 61 / });
    await expect(document.activeElement).toHaveTextContent(name);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).not.toHaveTextContent(name);
    await expect(document.activeElement).toHaveAttribute('data-poster');
  },
};

export const Links: Story = {
  args: { items: films(4).map((film) => ({ ...film, href: `#${film.id}` })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Paper Moons 3/ })).toHaveAttribute('href', '#film-2');
  },
};

/** Shows the colour when the picture fails to load. */
export const BrokenPictures: Story = {
  args: { items: films(4).map((film) => ({ ...film, src: 'data:image/png;base64,none' })) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(0));
  },
};

/** Shows placeholders for posters, and announces that they are loading. */
export const Loading: Story = {
  args: { items: [], isLoading: true, loadingLabel: 'Loading films' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading films');
    await expect(canvas.getByRole('group', { name: 'Films' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('gridcell')).toBeNull();
  },
};

const empty = <EmptyState glyph={<FilmIcon size={24} />} title="Films that you ask for stand here" />;

export const Empty: Story = {
  args: { items: [], empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Films that you ask for stand here')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** The next page is asked for near the end, once, and comes under the focus. */
export const LoadsMore: Story = {
  args: { onLoadMore: fn() },
  render: function Render(args) {
    const [items, setItems] = useState(() => films(60));
    const [isLoading, setLoading] = useState(false);
    useEffect(() => {
      const arrive = ({ key }: KeyboardEvent) => {
        if (key !== 'm') return;
        setItems(films(90));
        setLoading(false);
      };
      document.addEventListener('keydown', arrive);
      return () => document.removeEventListener('keydown', arrive);
    }, []);
    const loadMore = () => {
      args.onLoadMore?.();
      setLoading(true);
    };
    return (
      <VirtualGrid
        {...args}
        items={items}
        isLoading={isLoading}
        onLoadMore={items.length < 90 ? loadMore : undefined}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(canvas.getAllByRole('gridcell').length).toBeGreaterThan(0));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await expect(grid).toHaveAttribute('aria-rowcount', '-1');
    await userEvent.keyboard('{Tab}{Control>}{End}{/Control}');
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await userEvent.keyboard('m');
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
    await expect(canvas.getByRole('button', { name: /Second Winter 60/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Quiet Harbour 61/ })).toHaveFocus());
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
    await expect(grid).not.toHaveAttribute('aria-rowcount', '-1');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-forced'],
  render: (args) => (
    <Stack gap={24}>
      <VirtualGrid {...args} height={560} />
      <VirtualGrid {...args} label="More" items={films(3)} isLoading height={360} />
      <VirtualGrid {...args} label="First" items={[]} isLoading height={330} />
      <VirtualGrid {...args} label="None" items={[]} height={200} empty={empty} />
    </Stack>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img[data-loaded]').length).toBeGreaterThan(6));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
};
