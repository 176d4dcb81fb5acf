import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { BackupCompare, type BackupCompareProps } from './BackupCompare.tsx';
import type { ComparedPerson, RestoreResult } from './rows.ts';

const rows: readonly ComparedPerson[] = [
  { id: 'robin', name: 'Robin', saved: 'all', live: 'all', drift: 'same' },
  { id: 'sam', name: 'sam@kronos.test', saved: ['Films', 'Series'], live: null, drift: 'missing' },
  { id: 'kim', name: 'Kim', saved: ['Films', 'Series', 'Anime'], live: ['Films'], drift: 'differs' },
  { id: 'alex', name: 'Alex', saved: [], live: null, drift: 'missing' },
  { id: 'dana', name: 'Dana', saved: null, live: ['Films'], drift: 'added' },
];
const results: readonly RestoreResult[] = [
  { id: 'sam', outcome: 'invited', unknown: ['Series'] },
  { id: 'kim', outcome: 'changed' },
  { id: 'alex', outcome: 'failed' },
];

/** The same people after the restore, with one outcome each. */
const after = rows.slice(0, 4).map((row) =>
  row.id === 'alex' || row.saved === null || row.saved === 'all' || row.id === 'robin'
    ? row
    : {
        ...row,
        live: row.id === 'sam' ? ['Films'] : row.saved,
        drift: row.id === 'sam' ? ('differs' as const) : ('same' as const),
      },
);

const meta = {
  title: 'Widgets/BackupCompare',
  component: BackupCompare,
  args: { label: 'Before the move', rows, onRestore: fn() },
  parameters: {
    docs: {
      description: {
        component: `The people of a backup beside the present, and a choice of those to restore.

- What differs MUST be said in words and by shape, not by colour alone.
- Whoever is missing SHOULD be chosen at first; nobody is restored without a press.
- People who have come since MUST be in a list of their own: a restore does not touch them.
- Each person that was restored MUST have a result, also where some failed.
- New results clear the choice, and the focus MUST return to where it was.
- Keyboard: each list is one stop of the Tab key, with the keys of a table; Space chooses a person of the backup.
- Names: each list by its label, each box by its person.
- Motion: rows fade on hover; the bar slides in from below and out again, or only fades with reduced motion.`,
      },
    },
  },
  decorators: [(Story) => <Card as="div">{Story()}</Card>],
} satisfies Meta<typeof BackupCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // The bulk bar slides in.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore 2 people' })).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await userEvent.tab();
    const restore = canvas.getByRole('button', { name: 'Restore 3 people' });
    while (document.activeElement !== restore) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith(['sam', 'kim', 'alex']);
  },
};

export const Playground: Story = { args: { rows: rows.slice(0, 2) } };

/** As in the product: the results arrive later, and clear the selection. */
function Restoring(props: BackupCompareProps) {
  const [found, setFound] = useState<readonly RestoreResult[]>();
  return (
    <BackupCompare
      {...props}
      results={found}
      onRestore={(ids) => {
        props.onRestore(ids);
        setFound(results.filter(({ id }) => ids.includes(id)));
      }}
    />
  );
}

export const ShowsAResultForEach: Story = {
  render: (args) => <Restoring {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const restore = canvas.getByRole('button', { name: 'Restore 2 people' });
    while (document.activeElement !== restore) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: /sam@kronos.test/ })).toHaveTextContent('Invited again');
    await expect(canvas.getByRole('row', { name: /sam@kronos.test/ })).toHaveTextContent('Series');
    await expect(canvas.getByRole('row', { name: /Alex/ })).toHaveTextContent('Failed');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Restore/ })).toBeNull());
    await expect(document.body).not.toHaveFocus();
  },
};

export const NobodyKnowsThePresent: Story = {
  args: { rows: rows.slice(0, 2).map((one) => ({ ...one, live: null, drift: null })), barrierId: 'why' },
  render: (args) => (
    <Stack>
      <BackupCompare {...args} />
      <p id="why">Sign in to Plex first.</p>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Robin/ })).toHaveTextContent('Unknown');
    await expect(canvas.queryByRole('button', { name: /^Restore/ })).toBeNull();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={32}>
      <BackupCompare {...args} />
      <BackupCompare {...args} label="After a restore" results={results} rows={after} />
    </Stack>
  ),
};
