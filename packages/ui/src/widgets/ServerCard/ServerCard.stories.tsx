import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { ServerCard, type ServerCardProps } from './ServerCard.tsx';

const history = [24, 22, 25, 31, 28, 24, 23, 26, 40, 33, 27, 25, 24, 26, 23, 22, 24, 29, 25, 23];

const base: ServerCardProps = {
  name: 'cinema',
  type: 'plex',
  typeLabel: 'Plex',
  status: 'running',
  statusLabel: 'Running',
  details: 'Version 1.41.3 on falkenstein-1',
  href: '#cinema',
  ping: { text: '23 ms', history },
  labels: {
    actions: { open: 'Open', start: 'Start server', stop: 'Stop server', restart: 'Restart server' },
    menu: 'More actions for cinema',
    ping: 'Ping',
    noPing: 'No answer',
    pingHistory: 'Ping over the last 20 checks: 22 to 40 ms',
  },
  actions: { open: { href: 'http://localhost:4601' }, stop: { onAction: fn() }, restart: { onAction: fn() } },
};

const stopped: ServerCardProps = {
  ...base,
  name: 'living-room',
  type: 'jellyfin',
  typeLabel: 'Jellyfin',
  status: 'stopped',
  statusLabel: 'Stopped',
  ping: undefined,
  actions: { start: { onAction: fn() } },
  labels: { ...base.labels, menu: 'More actions for living-room' },
};

const meta = {
  title: 'Widgets/ServerCard',
  component: ServerCard,
  args: base,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `A summary of one media server, and its next action.

- It MUST show only known figures: an unknown one is omitted, not shown as zero.
- The status MUST be shown by word and shape; the ping's line MUST have a text for screen readers.
- The main action depends on the state: Start when stopped or failed, Open when running; the rest is in the menu.
- A waiting operation MUST be shown as waiting, with the number of operations before it where that is known.
- A running operation MUST replace that action with its progress; it never covers the card.
- An unavailable action MUST give the reason.
- Figures SHOULD be at most three, and show their age if the node does not respond.
- Keyboard: Tab goes from the name to the main action to the menu, which opens on Enter, Space or Down.
- Focus: an unavailable action can still take it; Escape in the menu returns it to its button.
- Motion: a busy dot pulses; progress without a value runs along its line, or pulses in place with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof ServerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    figures: [
      { label: 'Streams', value: '4' },
      { label: 'CPU', value: '37 %' },
      { label: 'Memory', value: '1.2 GB' },
    ],
    note: { tone: 'neutral', text: 'Expires in 12 days' },
  },
};

export const Stopped: Story = {
  args: stopped,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'living-room' })).toHaveTextContent('Stopped');
    await expect(canvas.queryByText('Ping')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start server' }));
    await expect(args.actions?.start?.onAction).toHaveBeenCalledOnce();
  },
};

export const Running: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'http://localhost:4601');
    await expect(canvas.getByRole('img', { name: /^Ping over/ })).toBeVisible();
    canvas.getByRole('button', { name: 'More actions for cinema' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stop server' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.actions?.restart?.onAction).toHaveBeenCalledOnce();
  },
};

/** The operation replaces the action; the name stays a link and the menu stays reachable. */
export const Busy: Story = {
  args: {
    ...stopped,
    status: 'starting',
    statusLabel: 'Starting',
    operation: { label: 'Starting the server' },
    actions: { stop: { disabledReason: 'It is starting.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Starting the server' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start server' })).toBeNull();
  },
};

/** A queued operation shows how many are ahead of it; it shows progress only once it runs. */
export const Queued: Story = {
  args: {
    ...base,
    status: 'restarting',
    statusLabel: 'Queued',
    operation: { label: 'Queued, 3 ahead of you' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Queued, 3 ahead of you' })).toBeVisible();
    await expect(canvas.getByRole('article')).not.toHaveTextContent('Restarting');
  },
};

export const DisabledWithReason: Story = {
  args: { ...stopped, actions: { start: { disabledReason: 'The node is not responding.', onAction: fn() } } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Start server' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('The node is not responding.');
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.actions?.start?.onAction).not.toHaveBeenCalled();
  },
};

/** Figures that are not current show their age. */
export const Aged: Story = {
  args: {
    status: 'unreachable',
    statusLabel: 'Unreachable',
    figures: [
      { label: 'CPU', value: '37 %' },
      { label: 'Memory', value: '1.2 GB' },
    ],
    figuresAge: 'Measured 4 minutes ago',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('CPU37 %Memory1.2 GBMeasured 4 minutes ago');
  },
};

/** A long name moves the status below it. Only a word that is too long for the card is broken. */
export const LongName: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  render: (args) => (
    <Grid>
      <ServerCard {...args} name="The media server of the whole family in the living room 4K" />
      <ServerCard {...args} name={'Wohnzimmerfernsehunterhaltungsserver'.repeat(2).slice(0, 60)} />
      <ServerCard {...args} name="cinema" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [long, word, short] = canvas.getAllByRole('article').map((card) => {
      const title = within(card).getByRole('heading');
      const gap = within(card).getByText('Running').getBoundingClientRect().top - title.getBoundingClientRect().bottom;
      return { card, isBelow: gap >= 0, isBroken: wordsOf(title).some((one) => one.getClientRects().length > 1) };
    });
    await expect(long).toMatchObject({ isBelow: true, isBroken: false });
    await expect(word).toMatchObject({ isBelow: true, isBroken: true });
    await expect(word?.card.scrollWidth).toBe(word?.card.clientWidth);
    await expect(short).toMatchObject({ isBelow: false, isBroken: false });
  },
};

/** Returns the range of each word of a title. */
function wordsOf(title: HTMLElement): Range[] {
  const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
  return [...title.textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    if (!text) return [];
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return [range];
  });
}

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  decorators: [(Story) => <div style={{ width: 'min(1080px, 100vw - 48px)' }}>{Story()}</div>],
  render: () => (
    <Grid columns={{ base: 1, wide: 3 }} gap={16}>
      <ServerCard {...base} />
      <ServerCard {...stopped} />
      <ServerCard
        {...base}
        name="kids"
        type="emby"
        typeLabel="Emby"
        figures={[
          { label: 'Streams', value: '4' },
          { label: 'CPU', value: '37 %' },
          { label: 'Memory', value: '1.2 GB' },
        ]}
      />
      <ServerCard
        {...stopped}
        name="starting"
        status="starting"
        statusLabel="Starting"
        operation={{ label: 'Starting the server' }}
      />
      <ServerCard
        {...base}
        name="restarting"
        status="restarting"
        statusLabel="Restarting"
        operation={{ label: 'Restarting the server', progress: 60 }}
        actions={{ stop: { disabledReason: 'It is restarting.' } }}
      />
      <ServerCard
        {...stopped}
        name="broken"
        status="failed"
        statusLabel="Failed"
        note={{ tone: 'danger', text: 'Its port 4603 is taken by another server. Nothing was lost.' }}
      />
      <ServerCard
        {...base}
        name="a server with quite a long name that has to wrap somewhere"
        status="unreachable"
        statusLabel="Unreachable"
        note={{ tone: 'warning', text: 'Its node is not responding. The state shown is from 4 minutes ago.' }}
        figures={[
          { label: 'CPU', value: '37 %' },
          { label: 'Memory', value: '1.2 GB' },
        ]}
        figuresAge="Measured 4 minutes ago"
        ping={{ text: null, history: [24, 25, 24, null, null, null] }}
        actions={{ restart: { disabledReason: 'The node is not responding.' } }}
      />
      <ServerCard {...stopped} name="waiting" actions={{ start: { disabledReason: 'The node is not responding.' } }} />
    </Grid>
  ),
};
