import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { SyncPlan, type SyncPlanProps } from './SyncPlan.tsx';
import type { SyncTarget } from './sync-plan.ts';
import { attic, atticAfter, comparing, failed, many, same } from './sync-sample.ts';

const meta = {
  title: 'Widgets/SyncPlan',
  component: SyncPlan,
  args: { targets: [attic, same], isRunning: false, onStop: fn() },
  parameters: {
    docs: {
      description: {
        component: `What a sync is to change on each server, how far its run is, and what became of each change.

- What is given and what is taken away MUST be told apart by words and by shape, not by colour alone.
- A server that is like the source already MUST say so; one that could not be compared MUST say why.
- Each person MUST have a result after a run, also where some failed.
- The start and the end of a run MUST be announced, its steps MUST NOT.
- When a run ends while its button has the focus, the focus MUST stay in the plan.
- The titles MUST open on demand only; of more than 100 titles only those in view are drawn.
- A cut list of titles MUST say so, also while it is closed.
- Columns in which nothing changes SHOULD be left out.
- Keyboard: each table is one stop of the Tab key; Enter or Space opens and closes the titles.
- Names: a named group, whose tables are named with their server.
- Motion: the icon of the titles rotates, busy dots pulse by opacity; with reduced motion nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof SyncPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const shares = within(canvas.getByRole('grid', { name: 'Shares: attic' }));
    await expect(shares.getByRole('row', { name: /sam@kronos.test/ })).toHaveTextContent('FilmsSeries');
    await expect(shares.getByRole('columnheader', { name: 'Removed' })).toBeVisible();
    await expect(shares.queryByRole('columnheader', { name: 'Result' })).toBeNull();
    const counts = within(canvas.getByRole('grid', { name: 'Watch state: attic' }));
    await expect(counts.getByRole('row', { name: /Series/ })).toHaveTextContent('1,204');
    // A library without changes is not listed.
    await expect(counts.queryByRole('row', { name: /Music/ })).toBeNull();
    await expect(within(canvas.getByRole('region', { name: 'cellar' })).getByText('Nothing to change')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Playground: Story = {
  args: { isRunning: true, progress: { done: 37, total: 120 } },
};

export const ShowsTheTitles: Story = {
  args: { targets: [attic] },
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const show = canvas.getByRole('button', { name: 'Show the titles' });
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    show.focus();
    await userEvent.keyboard('{Enter}');
    const titles = canvas.getByRole('grid', { name: 'Title: attic' });
    await expect(within(titles).getByRole('row', { name: /North of Nowhere/ })).toHaveTextContent('Not watched');
    await userEvent.keyboard('{Tab}');
    await expect(titles).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect(canvas.queryByRole('grid', { name: 'Title: attic' })).toBeNull();
    await expect(show).toHaveFocus();
  },
};

function Crowd(props: SyncPlanProps) {
  const targets = useMemo(() => [{ ...attic, shares: undefined, watched: many(2000) }], []);
  return <SyncPlan {...props} targets={targets} />;
}

/** The maximum that a comparison lists: few rows in the page. */
export const TwoThousandTitles: Story = {
  render: (args) => <Crowd {...args} />,
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    await expect(canvas.getByText(/^Only the first 2,000 titles/)).toBeVisible();
    canvas.getByRole('button', { name: 'Show the titles' }).focus();
    await userEvent.keyboard('{Enter}');
    const titles = within(canvas.getByRole('grid', { name: 'Title: attic' }));
    await expect(titles.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.keyboard('{Tab}{Control>}{End}{/Control}');
    await expect(await titles.findByText('Film 2000')).toBeVisible();
    await expect(titles.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** As in the product: a run continues for a moment after Stop is pressed, and then ends. */
function Running(props: SyncPlanProps) {
  const [step, setStep] = useState<'running' | 'stopping' | 'ended'>('running');
  const targets = useMemo(() => [step === 'ended' ? atticAfter : attic], [step]);
  return (
    <SyncPlan
      {...props}
      targets={targets}
      isRunning={step !== 'ended'}
      isStopping={step === 'stopping'}
      onStop={() => {
        props.onStop?.();
        setStep('stopping');
        setTimeout(() => setStep('ended'), 400);
      }}
    />
  );
}

export const StopsAndKeepsTheFocus: Story = {
  args: { progress: { done: 37, total: 120 } },
  render: (args) => <Running {...args} />,
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const bar = canvas.getByRole('progressbar', { name: 'Syncing the servers' });
    await expect(bar).toHaveAttribute('aria-valuetext', '37 of 120 changes');
    await expect(canvas.getByText('37 of 120 changes')).toBeVisible();
    const state = canvas.getByRole('status');
    await expect(state).toHaveTextContent('Syncing the servers');
    await expect(state).not.toHaveTextContent('37');
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStop).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Comparison' })).toHaveFocus();
    await expect(canvas.getByText('The run has ended')).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /Kim/ })).toHaveTextContent('Failed');
    await expect(canvas.getByText('3 titles failed')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { targets: [], onStop: undefined, isRunning: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const long: SyncTarget = {
  id: 6,
  name: 'The server of the whole family in the house beside the lighthouse at Gull Point',
  status: 'ready',
  shares: [
    {
      key: 'long',
      person: 'somebody.with.a.very.long.address@mail.lighthouse-of-gull-point.test',
      give: [
        'Films',
        'Series',
        'Anime',
        'Documentaries and concerts of the northern countries',
        'Donaudampfschifffahrtsgesellschaftskapitänsmützen',
        'Music',
      ],
      take: ['Concerts', 'Home videos'],
      outcome: 'done',
    },
  ],
};

/** Nothing changes, but the server lacks some titles. */
const lacking: SyncTarget = {
  ...same,
  id: 7,
  name: 'porch',
  watched: {
    libraries: [{ name: 'Films', watched: 0, unwatched: 0, positions: 0, missing: 14 }],
    titles: [],
    isCut: false,
  },
  notes: ['The library Concerts is not on this server.', 'Kim has not accepted the invitation yet.'],
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={48}>
      <SyncPlan {...args} targets={[attic, same, comparing, failed]} />
      <SyncPlan
        {...args}
        targets={[
          { ...atticAfter, name: 'annex' },
          lacking,
          long,
          { ...same, id: 8, name: 'loft', watched: { ...many(40), done: 12 } },
        ]}
        isRunning
        progress={{ done: 37, total: 120 }}
        labels={{ plan: 'Run' }}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const loft = within(canvas.getByRole('region', { name: 'loft' }));
    await userEvent.click(loft.getByRole('button', { name: 'Show the titles' }));
    await loft.findByText('Film 2');
  },
};
