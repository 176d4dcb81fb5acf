import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type ToastOptions, toastTones } from './create-toaster.ts';
import { ToasterMembers, ToastDemo } from './toast-demo.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Components/Toast',
  component: ToastDemo,
  subcomponents: { 'createToaster()': ToasterMembers, ToastRegion },
  args: { title: 'The server has been started', tone: 'success' },
  argTypes: { tone: { control: 'select', options: toastTones } },
  parameters: {
    docs: {
      description: {
        component: `Reports what happened without interrupting. \`createToaster()\` holds the toasts of a page, one \`ToastRegion\` shows them.

\`\`\`tsx
const toaster = createToaster();
toaster.add({ title: 'The server has been started', tone: 'success' });

<ToastRegion toaster={toaster} />
\`\`\`

The first table below lists the options of \`toaster.add\`, the others the members of the toaster and the props of the region.

- A toast MUST be announced once, MUST NOT take the focus, and MUST stay while it is hovered, focused, or in a hidden tab.
- It stays 5000 ms, or until it is closed with \`timeout: null\`; at most 20 are visible, newest first (spec §9).
- F6 MUST reach the region, Escape MUST close the focused toast, and the focus moves on to the next one.
- A burst MUST fold: a corner shows its newest five, and “n more” unfolds the others until pointer and focus have left.
- Several toasts of one \`group\` MUST become one toast with a count.
- A question that needs an answer SHOULD be an \`AlertDialog\`.
- Motion: slides in while it fades, and those below close up when it leaves; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof ToastDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { text: 'cinema answers on port 4601.', position: 'bottom-right', timeout: 10_000 },
};

const show = async (canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show toast' }));
};

export const Announces: Story = {
  args: { timeout: null, onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await show(canvas, userEvent);
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await expect(within(region).getByRole('alert')).toHaveTextContent('The server has been started');
    await expect(canvas.getByRole('button', { name: 'Show toast' })).toHaveFocus();
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('The server has been started')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const onPress = fn();

export const WithAction: Story = {
  args: {
    title: 'A new version of the app is available. Please refresh the page to use the latest version.',
    tone: 'info',
    timeout: null,
    action: { label: 'Refresh', onPress },
  },
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await show(canvas, userEvent);
    const action = await screen.findByRole('button', { name: 'Refresh' });
    // A second press during the exit does nothing.
    await userEvent.dblClick(action);
    await expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull());
  },
};

/** Three toasts of a group become one with a count. */
export const Groups: Story = {
  args: { title: 'New deployment', group: 'deployment', timeout: null, position: 'bottom-right' },
  play: async ({ canvas, userEvent }) => {
    for (let index = 0; index < 3; index += 1) await show(canvas, userEvent);
    await waitFor(() => expect(screen.getByText('×3')).toBeVisible());
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName(/New deployment.*3 times/);
  },
};

const lasting: ToastOptions = { title: 'Node one answers again', timeout: null };

/** Waits for longer than the brief toasts of these stories stay. */
async function aWhile() {
  const begun = performance.now();
  await waitFor(() => expect(performance.now() - begun).toBeGreaterThan(600));
}

/** Shows the story's toast without the pointer, which pauses the timers, and waits for longer than it stays. */
async function showMeanwhile(canvas: ReturnType<typeof within>) {
  canvas.getByRole('button', { name: 'Show toast' }).click();
  const toast = await screen.findByRole('alertdialog', { name: /The server has been started/ });
  await aWhile();
  return toast;
}

/** Hover pauses the timer; the toast closes after the pointer has left. */
export const HoverPauses: Story = {
  args: { timeout: 300, initial: [lasting] },
  play: async ({ canvas }) => {
    // The real pointer: wherever it was left, the browser reports it there once something else is drawn under it.
    const { userEvent } = await import('vitest/browser');
    const first = await screen.findByRole('alertdialog');
    await userEvent.hover(first);
    const toast = await showMeanwhile(canvas);
    await expect(toast).toBeInTheDocument();
    await userEvent.unhover(first);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

/** A hidden tab pauses the timer, which continues when the tab is visible again. */
export const HiddenTabPauses: Story = {
  args: { timeout: 300 },
  beforeEach: () => () => void Reflect.deleteProperty(document, 'visibilityState'),
  play: async ({ canvas, userEvent }) => {
    const turn = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden');
    await show(canvas, userEvent);
    const toast = await screen.findByRole('alertdialog');
    const held = performance.now();
    await waitFor(() => expect(performance.now() - held).toBeGreaterThan(600), { timeout: 2000 });
    await expect(toast).toBeInTheDocument();
    turn('visible');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 2000 });
  },
};

const atStart = (count: number): readonly ToastOptions[] =>
  Array.from({ length: count }, (_, index) => ({ title: `Toast ${index + 1}`, timeout: null }));

/** The oldest wait, and return as others close (spec §9). */
export const AtMostTwenty: Story = {
  args: { initial: atStart(21) },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(20));
    await expect(screen.queryByText('Toast 1')).toBeNull();
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Toast 21' })).getByRole('button', { name: 'Dismiss' }),
    );
    await waitFor(() => expect(screen.queryByText('Toast 21')).toBeNull());
    await expect(screen.getByText('Toast 1')).toBeInTheDocument();
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(20);
  },
};

/** A burst shows its newest five; the others unfold by the button or by Tab, and fold again when the focus has left. */
export const FoldsABurst: Story = {
  args: { initial: atStart(8) },
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const isSeen = ({ offsetHeight }: HTMLElement) => offsetHeight > 10;
    const seen = () => screen.getAllByRole('listitem').filter(isSeen).length;
    const toast = (count: number) => screen.getByRole('alertdialog', { name: `Toast ${count}` });
    const more = await screen.findByRole('button', { name: '3 more' });
    await expect(seen()).toBe(6);
    // A folded toast has been announced like the others, and is not announced again.
    const first = within(toast(1)).getByRole('alert');
    toast(4).focus();
    await userEvent.keyboard('{Tab}');
    await expect(within(toast(4)).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(seen()).toBe(8));
    await expect(toast(3)).toHaveFocus();
    await expect(within(toast(1)).getByRole('alert')).toBe(first);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Toast 3')).toBeNull());
    await expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    canvas.getByRole('button', { name: 'Show toast' }).focus();
    await waitFor(() => expect(screen.getByRole('button', { name: '2 more' })).toBeVisible());
    await expect(seen()).toBe(6);
  },
};

/** Stays for five seconds by default; without a timeout it stays until it is closed. */
export const StaysFiveSeconds: Story = {
  args: { initial: [{ title: 'Subscription payment past due!', timeout: null }] },
  play: async ({ canvas, userEvent }) => {
    await screen.findByText('Subscription payment past due!');
    const shown = performance.now();
    await show(canvas, userEvent);
    await screen.findByText('The server has been started');
    await waitFor(() => expect(screen.queryByText('The server has been started')).toBeNull(), { timeout: 20_000 });
    await expect(performance.now() - shown).toBeGreaterThanOrEqual(5000);
    await expect(screen.getByText('Subscription payment past due!')).toBeVisible();
  },
};

export const BothCorners: Story = {
  args: {
    initial: [
      { title: 'Above', timeout: null },
      { title: 'Below', timeout: null, position: 'bottom-right' },
    ],
  },
  play: async () => {
    const placeOf = async (name: string) => (await screen.findByRole('alertdialog', { name })).getBoundingClientRect();
    const [above, below] = [await placeOf('Above'), await placeOf('Below')];
    await expect(above.top).toBeLessThan(48);
    await expect(innerHeight - below.bottom).toBeLessThan(48);
    for (const { right } of [above, below]) await expect(document.body.clientWidth - right).toBeLessThan(48);
  },
};

/** Focus pauses the timer as hover does. */
export const FocusPauses: Story = {
  args: { timeout: 300, initial: [lasting] },
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const first = await screen.findByRole('alertdialog');
    await userEvent.hover(first);
    const toast = await showMeanwhile(canvas);
    toast.focus();
    await userEvent.unhover(first);
    await aWhile();
    await expect(toast).toHaveFocus();
    canvas.getByRole('button', { name: 'Show toast' }).focus();
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

/** A closing toast is marked, no longer counts, and is removed only when its animation has ended. */
export const LeavesInMotion: Story = {
  args: { timeout: null },
  play: async ({ canvas, userEvent }) => {
    await show(canvas, userEvent);
    await screen.findByRole('alertdialog');
    const item = screen.getByRole('listitem');
    const seen: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { type } of records) {
        if (type === 'attributes' && item.dataset.closing === 'true') {
          seen.push(item.getAnimations({ subtree: true }).length > 0 ? 'closing, in motion' : 'closing');
        } else if (!item.isConnected && !seen.includes('gone')) seen.push('gone');
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-closing'] });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(seen).toEqual(['closing, in motion', 'gone']));
    watch.disconnect();
  },
};

/** A toast is announced once: neither hover nor later toasts change it. */
export const ReadsOnce: Story = {
  args: { timeout: null },
  play: async ({ canvas, userEvent }) => {
    await show(canvas, userEvent);
    const first = await screen.findByRole('alert');
    await expect(first).toHaveTextContent('The server has been started');
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changes.push(...records));
    watch.observe(first, { subtree: true, childList: true, characterData: true, attributes: true });
    await userEvent.hover(first);
    await show(canvas, userEvent);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    await expect(first).toBeInTheDocument();
    await expect(changes).toEqual([]);
    watch.disconnect();
  },
};

export const ByKeyboard: Story = {
  args: { timeout: null },
  play: async ({ canvas, userEvent }) => {
    await show(canvas, userEvent);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show toast' })).toHaveFocus());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  args: {
    initial: [
      ...atStart(3),
      { title: 'New deployment', text: 'cinema is ready.', position: 'bottom-right', group: 'a', timeout: null },
      { title: 'New deployment', text: 'cinema is ready.', position: 'bottom-right', group: 'a', timeout: null },
      { title: 'The server has been started', tone: 'success', timeout: null },
      {
        title: 'Subscription payment past due!',
        text: 'Make sure your invoice is paid to prevent termination',
        tone: 'warning',
        timeout: null,
      },
      { title: 'The server could not be started', text: 'Its port is taken.', tone: 'danger', timeout: null },
      {
        title: 'A new version of the app is available. Please refresh the page to use the latest version.',
        tone: 'info',
        timeout: null,
        action: { label: 'Refresh', onPress: () => undefined },
      },
    ],
  },
  play: async () => {
    await screen.findAllByRole('alertdialog');
  },
};
