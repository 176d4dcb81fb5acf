import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Also restarts its side services', children: <Button>Restart server</Button> },
  parameters: {
    docs: {
      description: {
        component: `A short explanation of a control, on hover and on focus.

- It MUST open at once by keyboard and after half a second by pointer, and close by Escape.
- It MUST describe its trigger for screen readers.
- It MUST NOT contain controls or anything needed for a task, since touch never shows it.
- It SHOULD be a few words; longer explanations belong on the page.
- Motion: grows a little while it fades; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const frames = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'bottom', delay: 0 } };

export const OpensOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Restart server' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Also restarts its side services');
    await expect(button).toHaveAccessibleDescription('Also restarts its side services');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Opens for a trigger that the focus scrolled into view; further scrolling closes it. */
export const ScrolledIntoView: Story = {
  render: (args) => (
    <div role="group" aria-label="Servers" style={{ inlineSize: 200, blockSize: 120, overflow: 'auto' }}>
      <div style={{ display: 'flex', gap: 400, inlineSize: 'max-content', blockSize: 400, paddingBlock: 60 }}>
        <Button>First</Button>
        <Tooltip {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const scroller = canvas.getByRole('group');
    const first = canvas.getByRole('button', { name: 'First' });
    // The first time its code may still be loading, the second time it has loaded.
    for (const time of ['first', 'second'])
      await step(`the ${time} time`, async () => {
        first.focus();
        await waitFor(() => expect(scroller.scrollLeft).toBe(0));
        // The scroll event is dispatched with the next frame.
        await frames(2);
        const atScroll: number[] = [];
        const count = () => atScroll.push(screen.queryAllByRole('tooltip').length);
        scroller.addEventListener('scroll', count, { once: true });
        await userEvent.tab();
        await waitFor(() => expect(atScroll).toHaveLength(1));
        // A tooltip that were open already would close on that scroll.
        await expect(atScroll).toEqual([0]);
        const tooltip = await screen.findByRole('tooltip');
        await frames(3);
        await waitFor(() => expect(tooltip).toBeVisible());
        const button = canvas.getByRole('button', { name: 'Restart server' });
        await expect(tooltip.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
        scroller.scrollTop = 20;
        await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
        scroller.scrollTop = 0;
      });
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: () => (
    <div style={{ paddingBlock: 40 }}>
      <Inline gap={48}>
        <Button>First</Button>
        <Tooltip content="Also restarts its side services">
          <Button>Restart server</Button>
        </Tooltip>
      </Inline>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'First' }).focus();
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
