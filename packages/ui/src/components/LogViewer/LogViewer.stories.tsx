import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LogViewer } from './LogViewer.tsx';

const esc = '\u001b';
const line = (index: number) => {
  const time = `12:${String(Math.floor(index / 60) % 60).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`;
  if (index % 17 === 0) return `${time} ${esc}[31mERROR${esc}[0m The node did not answer within 5000 ms`;
  if (index % 7 === 0) return `${time} ${esc}[33mWARN${esc}[0m  Transcoding is slower than real time`;
  return `${time} ${esc}[32mINFO${esc}[0m  Served segment ${index} of stream ${index % 4}`;
};
const make = (count: number, from = 0) => Array.from({ length: count }, (_, index) => line(from + index));
const many = make(100_000);
const some = make(200);

const meta = {
  title: 'Components/LogViewer',
  component: LogViewer,
  args: { label: 'Log of cinema', lines: some },
  parameters: {
    docs: {
      description: {
        component: `A log of a hundred thousand lines and more.

- MUST follow the end until the reader scrolls up, keep their place from then on, and follow again at the end.
- MUST show the number of new lines on a button that scrolls to the end.
- Search MUST show and announce the number of matches; Enter moves to the next, Shift+Enter to the previous, wrapping around.
- MUST have the role log, be reachable and scrollable by keyboard, and MUST NOT announce each new line.
- Terminal colours become colours of the theme; every other control sequence MUST be removed, and a line MUST NOT be interpreted as markup.
- Copy MUST copy all lines, without colours and numbers.
- Runs from left to right in every language.
- Lines SHOULD be passed as they arrive; the host SHOULD drop the oldest beyond some hundred thousand.
- Focus: stays in the search field while Enter steps; the log is a tab stop of its own.
- Motion: that of its field and buttons; lines appear and scroll at once.`,
      },
    },
  },
} satisfies Meta<typeof LogViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const atEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < 2;

export const Default: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Log of cinema' });
    await expect(log).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(atEnd(log)).toBe(true));
    await expect(log).toHaveTextContent('Served segment 199');
    await expect(log.textContent).not.toContain(esc);
  },
};

export const Playground: Story = { args: { height: 300, defaultIsWrapped: true, defaultHasLineNumbers: false } };

/** Renders only the lines in view. */
export const HundredThousandLines: Story = {
  args: { lines: many },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log).toHaveTextContent('Served segment 99999'));
    await expect(log.querySelectorAll('[data-index]').length).toBeLessThan(100);
    await expect(log.scrollHeight).toBe(2_000_000);
  },
};

/** Follows new lines until the reader scrolls up. */
export const FollowsTheTail: Story = {
  render: function Growing(args) {
    const [lines, setLines] = useState(some);
    return (
      <Stack>
        <Button onPress={() => setLines((before) => [...before, ...make(1000, before.length)])}>Append</Button>
        <LogViewer {...args} lines={lines} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const log = canvas.getByRole('log');
    const append = canvas.getByRole('button', { name: 'Append' });
    await step('the end stays in sight', async () => {
      await waitFor(() => expect(atEnd(log)).toBe(true));
      await userEvent.click(append);
      await waitFor(() => expect(log.scrollHeight).toBe(24_000));
      await waitFor(() => expect(atEnd(log)).toBe(true));
    });
    await step('scrolling up keeps the place', async () => {
      log.scrollTop = 2000;
      await canvas.findByRole('button', { name: 'Go to the end' });
      await userEvent.click(append);
      await canvas.findByRole('button', { name: '1000 new lines' });
      await expect(log.scrollTop).toBe(2000);
    });
    await step('the button leads back to the end', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '1000 new lines' }));
      await waitFor(() => expect(atEnd(log)).toBe(true));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /new lines/ })).toBeNull());
    });
  },
};

export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    const [found] = canvas.getAllByRole('status');
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search' }));
    await userEvent.keyboard('error');
    // Typing leads to the first one.
    await waitFor(() => expect(found).toHaveTextContent('1 of 12'));
    await waitFor(() => expect(log.querySelector('mark[data-current]')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(found).toHaveTextContent('2 of 12'));
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await waitFor(() => expect(found).toHaveTextContent('12 of 12'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next match' }));
    await waitFor(() => expect(found).toHaveTextContent('1 of 12'));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'nowhere');
    await waitFor(() => expect(found).toHaveTextContent('No matches'));
    await expect(canvas.getByRole('button', { name: 'Next match' })).toBeDisabled();
  },
};

/** A match far out in a long line is scrolled to along the line, and the way back too. */
export const MatchFarOut: Story = {
  args: { lines: [`needle ${'word '.repeat(400)}needle`, ...make(20)] },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    const isInView = () => {
      const mark = log.querySelector('mark[data-current]')?.getBoundingClientRect();
      const box = log.getBoundingClientRect();
      return mark !== undefined && mark.left >= box.left && mark.right <= box.right;
    };
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search' }));
    await userEvent.keyboard('needle');
    await waitFor(() => expect(isInView()).toBe(true));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(log.scrollLeft).toBeGreaterThan(1000));
    await waitFor(() => expect(isInView()).toBe(true));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(isInView()).toBe(true));
  },
};

export const Empty: Story = {
  args: { lines: [], height: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been logged yet')).toBeVisible();
  },
};

/** Enter does not wait until what was typed has been looked for. */
export const StepsAtOnce: Story = {
  play: async ({ canvas }) => {
    const [found] = canvas.getAllByRole('status');
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    field.focus();
    // Input events in quick succession, as from a browser: simulated typing waits after each letter.
    document.execCommand('insertText', false, 'error');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await waitFor(() => expect(found).toHaveTextContent('1 of 12'));
  },
};

/** Wraps long lines, which are then as high as they need. */
export const Wraps: Story = {
  args: { lines: [...make(20), `long ${'word '.repeat(200)}end`], defaultHasLineNumbers: false },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBeGreaterThan(log.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Wrap lines' }));
    await waitFor(() => expect(log.scrollWidth).toBe(log.clientWidth));
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(21 * 20));
    await userEvent.click(canvas.getByRole('button', { name: 'Line numbers' }));
    await expect(canvas.getByRole('button', { name: 'Line numbers' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Shows markup in a line as text. */
export const Hostile: Story = {
  args: { lines: ['<img src=x onerror=alert(1)>', `${esc}]0;title\u0007after`, `${esc}[2J${esc}[38;5;196mred`] },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.querySelector('img')).toBeNull();
    await expect(log).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(log.textContent).toContain('after');
    await expect(log.textContent).not.toContain('title');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-forced'],
  render: (args) => (
    <Stack>
      <LogViewer {...args} height={240} />
      <LogViewer
        label="Wrapped"
        height={140}
        defaultIsWrapped
        defaultHasLineNumbers={false}
        lines={[...make(2), `long ${'word '.repeat(80)}end`]}
      />
      <LogViewer label="Empty" height={80} lines={[]} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [field] = canvas.getAllByRole('searchbox');
    if (!field) throw new Error('There is no search field');
    await userEvent.click(field);
    await userEvent.keyboard('answer');
    const [status] = canvas.getAllByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('1 of 12'));
    const [log] = canvas.getAllByRole('log');
    await waitFor(() => {
      const mark = log?.querySelector('mark[data-current]')?.getBoundingClientRect();
      return expect(mark?.right).toBeLessThanOrEqual(log?.getBoundingClientRect().right ?? 0);
    });
    await userEvent.click(field);
  },
};
