import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { noChanges, type ShareMark, type ShareMatrixChanges } from './matrix.ts';
import { ShareMatrix, type ShareMatrixProps } from './ShareMatrix.tsx';

const columns = [
  { id: 'films', library: 'Films', server: 'Living room' },
  { id: 'series', library: 'Series', server: 'Living room' },
  { id: 'music', library: 'Music', server: 'Living room' },
  { id: 'attic', library: 'Films', server: 'Attic' },
];
const people = [
  { id: 'ann', name: 'Ann Archer', detail: 'ann@example.test', marks: ['accepted', 'accepted', 'none', 'none'] },
  { id: 'ben', name: 'ben@example.test', marks: ['pending', 'none', 'pending', 'none'] },
  { id: 'cat', name: 'Cat', detail: 'cat@example.test', marks: ['extra', 'missing', 'accepted', 'none'] },
  {
    id: 'dan',
    name: 'Dan, whose name is longer than its column',
    marks: ['accepted', 'none', 'none', 'none'],
    barriers: { attic: 'The server has accounts of its own' },
  },
] as const satisfies ShareMatrixProps['people'];

const meta = {
  title: 'Widgets/ShareMatrix',
  component: ShareMatrix,
  args: { label: 'Shares', columns, people, changes: noChanges, onChange: fn() },
  render: (args) => <Painted {...args} />,
  parameters: {
    docs: {
      description: {
        component: `People by libraries of several servers: who sees what, painted to change it.

- A cell MUST show its state by a mark and a word, not by colour alone, and MUST be announced with person, library and server.
- The grid MUST be one stop of the Tab key. Arrow keys move, Space changes a cell, Shift with an arrow key paints the next cell
  like the one before it; dragging with a mouse does the same. A finger scrolls, and changes a cell with a tap.
- Painting MUST change nothing by itself: the host shows what it would take, and asks.
- A stroke MUST be undone as a whole, by the button or Ctrl+Z.
- A cell with a barrier MUST say why it cannot be changed, and MUST NOT be painted.
- Only cells in view MUST be in the document, and the tab stop with its neighbours.
- Below 640 pixels the table MUST be a list of people, each with the libraries as switches.
- The host SHOULD say with its empty content what there is to do when there are no people.
- Focus: stays on the cell that is painted, also when it scrolls out of view.
- Motion: none.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <Card as="div" isFlush>
        {Story()}
      </Card>
    ),
  ],
} satisfies Meta<typeof ShareMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As in the product: the host keeps the painted changes. */
function Painted(props: ShareMatrixProps) {
  const [changes, setChanges] = useState(props.changes);
  return (
    <ShareMatrix
      {...props}
      changes={changes}
      onChange={(next) => {
        setChanges(next);
        props.onChange(next);
      }}
    />
  );
}

const plain = (changes: ShareMatrixChanges) =>
  Object.fromEntries([...changes].map(([person, cells]) => [person, Object.fromEntries(cells)]));
const last = ({ onChange }: ShareMatrixProps) => {
  const call = (onChange as ReturnType<typeof fn>).mock.lastCall as [ShareMatrixChanges] | undefined;
  return call && plain(call[0]);
};

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const person = canvas.getByRole('rowheader', { name: /Ann Archer/ });
    await expect(person).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const music = canvas.getByRole('gridcell', { name: 'Ann Archer, Music, Living room: No access' });
    await expect(music).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(last(args)).toEqual({ ann: { music: true } });
    await expect(music).toHaveAccessibleName('Ann Archer, Music, Living room: Will share, No access');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    // Cells that are already shared are not changed.
    await expect(last(args)).toEqual({ ann: { music: true, attic: true }, ben: { attic: true } });
    await expect(canvas.getByRole('status')).toHaveTextContent('3 changes');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(last(args)).toEqual({});
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowDown}{ArrowDown} ');
    await expect(last(args)).toEqual({ cat: { films: false } });
    await userEvent.keyboard(' ');
    await expect(last(args)).toEqual({});
  },
};

export const Pointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cell = (name: RegExp) => canvas.getByRole('gridcell', { name });
    const from = cell(/^Ann Archer, Music/);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: from },
      { target: cell(/^Ann Archer, Films, Attic/) },
      { target: cell(/^Cat, Films, Attic/) },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(last(args)).toEqual({ ann: { music: true, attic: true }, ben: { attic: true }, cat: { attic: true } });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(last(args)).toEqual({});
    await userEvent.click(cell(/^Dan.*Films, Attic: Not possible, The server has accounts of its own/));
    await expect(last(args)).toEqual({});
  },
};

const many = {
  columns: Array.from({ length: 40 }, (_, at) => ({
    id: `library-${at}`,
    library: `Library ${at + 1}`,
    server: `Server ${Math.floor(at / 8) + 1}`,
  })),
  people: Array.from({ length: 500 }, (_, at) => ({
    id: `person-${at}`,
    name: `Person ${at + 1}`,
    marks: Array.from({ length: 40 }, (_, column): ShareMark => ((at + column) % 3 === 0 ? 'accepted' : 'none')),
  })),
};

/** 20,000 cells, of which those in view are in the document. */
export const FiveHundredPeople: Story = {
  args: { ...many, label: 'Many shares' },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Many shares' });
    await expect(grid).toHaveAttribute('aria-rowcount', '501');
    await expect(grid).toHaveAttribute('aria-colcount', '41');
    const count = () => grid.querySelectorAll('[role="gridcell"]').length;
    await waitFor(() => expect(count()).toBeGreaterThan(20));
    await expect(count()).toBeLessThan(600);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: /^Person 500, Library 40, Server 5/ })).toHaveFocus(),
    );
    await expect(count()).toBeLessThan(600);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(canvas.getByRole('gridcell', { name: /^Person 499, Library 39, Server 5/ })).toHaveFocus();
  },
};

export const Phone: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cat.*2 of 4 · 2 drifted/ }));
    await userEvent.click(canvas.getByRole('switch', { name: /^Series/ }));
    await expect(last(args)).toEqual({ cat: { series: true } });
    await userEvent.click(canvas.getByRole('button', { name: 'All people' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Cat.*1 to change/ })).toHaveFocus());
  },
};

/** Every property can be tried. */
export const Playground: Story = {};

export const Empty: Story = { args: { people: [], empty: <p>Nobody yet</p> } };

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  args: {
    changes: new Map([
      ['ann', new Map([['music', true]])],
      ['ben', new Map([['films', false]])],
    ]),
    actions: (
      <Button size="small" tone="accent">
        Preview changes
      </Button>
    ),
  },
  render: (args) => (
    <Stack gap={24}>
      <Painted {...args} />
      <Painted
        {...args}
        label="Nothing to change"
        changes={noChanges}
        actions={undefined}
        isDisabled
        people={people.slice(0, 1)}
      />
    </Stack>
  ),
};
