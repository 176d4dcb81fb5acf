import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useRef } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { CollectionForm } from './CollectionForm.tsx';
import type { CollectionFormProps } from './collection-form-props.ts';
import { films, findFilms, findValues, rule } from './collection-sample.ts';

const library = { id: '1', name: 'Films' };
const three = films.slice(2, 5);
const byHand = { title: 'Sunday evening', sort: 'custom', titles: three } as const;

const meta = {
  title: 'Widgets/CollectionForm',
  component: CollectionForm,
  args: { id: 'collection', libraries: [library], search: findFilms, values: findValues, onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component: `A collection of a media server: titles of a library under one name, chosen by hand or by a rule.

- A title that is chosen MUST be marked in the results, and MUST NOT be added twice.
- Adding, removing and moving MUST keep the focus in the list, and MUST be announced.
- The order by hand MUST be changed by buttons, by keyboard and by dragging; it is offered for chosen titles only.
- Results for an outdated text MUST be ignored; waiting, failure and an empty result MUST be said in words.
- Another library MUST begin with nothing, and the first one MUST have its titles back.
- It MUST NOT be sent without a title, or with a rule that every title meets.
- Enter in the search SHOULD add the only title that is found.
- Of more than 50 titles only those in view are drawn.
- For a collection that exists the host SHOULD give its own library and kind only, which leaves no choice.
- The host's button submits it by its \`id\`, so that it can be in the footer of a dialog.
- Names: each list has a name of its own, and each button of a row is named with its title.
- Motion: that of its fields and of the search's spinner; titles take their place at once.`,
      },
    },
  },
} satisfies Meta<typeof CollectionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const withButton: Story['decorators'] = [
  (Story) => (
    <Stack align="start">
      {Story()}
      <Button type="submit" form="collection" tone="accent">
        Save collection
      </Button>
    </Stack>
  ),
];

export const Default: Story = {
  decorators: withButton,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Coast films ');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Add titles' }), 'coast');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Amber Coast (2017)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save collection' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      libraryId: '1',
      title: 'Coast films',
      sort: 'release',
      kind: 'titles',
      titles: [films[1]],
    });
  },
};

export const Playground: Story = {
  decorators: withButton,
  args: { libraries: [library, { id: '2', name: 'Documentaries' }], initial: byHand, most: 500 },
};

/** From the field to the results and back, without a pointer. */
export const AddsAndRemovesByKeyboard: Story = {
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const search = canvas.getByRole('searchbox', { name: 'Add titles' });
    search.focus();
    await userEvent.keyboard('amber');
    await expect(await canvas.findByText('2 titles found')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    const results = within(canvas.getByRole('grid', { name: 'Titles found' }));
    await expect(results.getByRole('row', { name: 'Amber Coast (1979)' })).toHaveFocus();
    // A row is its own button.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(results.getByRole('row', { name: 'Amber Coast (1979), chosen' })).toHaveFocus());
    await expect(canvas.getByText('Amber Coast (1979) added, 1 title')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(results.getByRole('row', { name: 'Amber Coast (2017), chosen' })).toHaveFocus());
    await expect(results.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('2 of 500')).toBeVisible();

    await userEvent.keyboard('{Tab}{End}{ArrowLeft}{Enter}');
    await expect(canvas.getByText('Amber Coast (2017) removed, 1 title')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove Amber Coast (1979)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveFocus();
    await expect(canvas.getByText('No titles yet')).toBeVisible();
    await expect(results.getByRole('button', { name: 'Add Amber Coast (1979)' })).toBeEnabled();
  },
};

/** A user who knows the title needs no list. */
export const AddsTheOnlyOneOnEnter: Story = {
  decorators: withButton,
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const search = canvas.getByRole('searchbox', { name: 'Add titles' });
    search.focus();
    await userEvent.keyboard('lantern{Enter}');
    await expect(await canvas.findByRole('row', { name: 'Lanterns (1986)' })).toBeVisible();
    await waitFor(() => expect(search).toHaveValue(''));
    await expect(search).toHaveFocus();
    await userEvent.keyboard('amber{Enter}');
    await expect(await canvas.findByText('2 titles found')).toBeVisible();
    await expect(canvas.getByText('1 of 500')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const order = (list: HTMLElement) =>
  within(list)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label'));

export const MovesByButtons: Story = {
  args: { kinds: ['titles'], initial: byHand },
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const list = canvas.getByRole('grid', { name: 'Titles' });
    within(list).getByRole('row', { name: 'Paper Moons (2004)' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const up = () => canvas.getByRole('button', { name: 'Move Paper Moons (2004) up' });
    await expect(up()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(up()).toHaveFocus();
    await expect(canvas.getByText('Paper Moons (2004) is now 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    // At the top "up" is disabled, so the focus moves to "down".
    await expect(up()).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Move Paper Moons (2004) down' })).toHaveFocus();
    await expect(order(list)).toEqual(['Paper Moons (2004)', 'Lanterns (1986)', 'North of Nowhere (1992)']);
  },
};

/** React Aria's keys: Enter on the handle, the arrows to the new place, Enter again. */
export const MovesByKeyboard: Story = {
  args: { kinds: ['titles'], initial: byHand },
  decorators: withButton,
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const list = canvas.getByRole('grid', { name: 'Titles' });
    within(list).getByRole('row', { name: 'Lanterns (1986)' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(order(list)).toEqual(['North of Nowhere (1992)', 'Paper Moons (2004)', 'Lanterns (1986)']),
    );
    await waitFor(() => expect(within(list).getByRole('row', { name: 'Lanterns (1986)' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save collection' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ sort: 'custom', kind: 'titles', titles: [films[3], films[4], films[2]] }),
    );
  },
};

export const MovesByPointer: Story = {
  args: { kinds: ['titles'], initial: byHand },
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const list = canvas.getByRole('grid', { name: 'Titles' });
    const row = (name: string) => within(list).getByRole('row', { name });
    await userEvent.dragAndDrop(row('Paper Moons (2004)'), row('Lanterns (1986)'), {
      targetPosition: { x: 150, y: 3 },
    });
    await waitFor(() =>
      expect(order(list)).toEqual(['Paper Moons (2004)', 'Lanterns (1986)', 'North of Nowhere (1992)']),
    );
    await expect(canvas.getByText('Paper Moons (2004) is now 1 of 3')).toBeInTheDocument();
  },
};

export const ByRule: Story = {
  decorators: withButton,
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save collection' }));
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('Old westerns{Tab}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'By a rule' })).toBeChecked();
    await save();
    const genre = canvas.getByRole('combobox', { name: 'Genre' });
    await waitFor(() => expect(genre).toHaveFocus());
    await expect(genre).toHaveAccessibleDescription(/Fill in at least one part of the rule/);
    await userEvent.keyboard('west');
    await screen.findByRole('option', { name: 'Western' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(genre).toHaveValue('Western'));
    await userEvent.keyboard('{Tab}{Tab}1980{Tab}1960{Tab}7.5{Tab}');
    await save();
    const last = canvas.getByRole('textbox', { name: 'Last year' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAccessibleDescription('The last year is before the first');
    // Correcting either of the two fields clears the error.
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}1960{Tab}');
    await waitFor(() => expect(last).not.toBeInvalid());
    await save();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      libraryId: '1',
      title: 'Old westerns',
      kind: 'rule',
      rule: { genre: 'Western', actor: null, year_from: 1960, year_to: 1960, rating_from: 7.5 },
    });
  },
};

export const AsksForATitle: Story = {
  args: { kinds: ['titles'], initial: { title: 'Sunday evening' } },
  decorators: withButton,
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save collection' });
    await userEvent.click(save);
    const search = canvas.getByRole('searchbox', { name: 'Add titles' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(search).toHaveAccessibleDescription('Add at least one title');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('paper');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Paper Moons (2004)' }));
    await expect(search).not.toBeInvalid();
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const FindsNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Add titles' });
    await userEvent.type(search, 'zebra{ArrowDown}');
    await expect(await canvas.findByText('Nothing found')).toBeVisible();
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Nothing found')).toBeNull();
  },
};

/** Titles are chosen per library. */
export const AnotherLibrary: Story = {
  args: { libraries: [library, { id: '2', name: 'Documentaries' }], initial: byHand },
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /Library/ }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose('Documentaries');
    await expect(await canvas.findByText('No titles yet')).toBeVisible();
    await choose('Films');
    await expect(await canvas.findByRole('row', { name: 'Paper Moons (2004)' })).toBeVisible();
  },
};

function DownAtFirst(props: CollectionFormProps) {
  const isDown = useRef(true);
  const search: CollectionFormProps['search'] = async (library, text) => {
    if (!isDown.current) return findFilms(library, text);
    isDown.current = false;
    throw new Error('down');
  };
  return <CollectionForm {...props} search={search} />;
}

export const FailsAndTriesAgain: Story = {
  render: (args) => <DownAtFirst {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Add titles' }), 'o');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/titles found$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    // The button is gone; the field whose search it repeats has the focus.
    await expect(canvas.getByRole('searchbox', { name: 'Add titles' })).toHaveFocus();
  },
};

/** A rule that was created elsewhere, with parts that the form does not have. */
export const WithoutKinds: Story = {
  args: { kinds: [], initial: { title: 'Recently added' } },
  decorators: withButton,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save collection' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      libraryId: '1',
      title: 'Recently added',
      kind: 'fields',
    });
  },
};

function Many(props: CollectionFormProps) {
  const titles = useMemo(
    () =>
      Array.from({ length: 500 }, (_, at) => ({ id: `many-${at}`, title: `Film ${at + 1}`, year: 1900 + (at % 120) })),
    [],
  );
  return <CollectionForm {...props} kinds={['titles']} initial={{ title: 'Everything', sort: 'custom', titles }} />;
}

/** The maximum of a collection: few rows in the page, and nothing more to add. */
export const FiveHundred: Story = {
  render: (args) => <Many {...args} />,
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const list = canvas.getByRole('grid', { name: 'Titles' });
    await expect(within(list).getAllByRole('row').length).toBeLessThan(40);
    await expect(list).toHaveAttribute('aria-rowcount', '500');
    canvas.getByRole('searchbox', { name: 'Add titles' }).focus();
    await userEvent.keyboard('paper{Enter}');
    const add = await canvas.findByRole('button', { name: 'Add Paper Moons (2004)' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription('A collection has at most 500 titles. Remove one to add another.');
    await expect(canvas.getByText('500 of 500')).toBeVisible();
    within(list).getByRole('row', { name: 'Film 1 (1900)' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByText('Film 1 (1900) is now 2 of 500')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Film 1 (1900) down' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Film 1 (1900) is now 3 of 500')).toBeInTheDocument();
    within(list).getByRole('row', { name: 'Film 1 (1900)' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(list).getByRole('row', { name: 'Film 500 (1919)' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Film 499 (1918)' })).toHaveFocus());
    await expect(add).not.toHaveAttribute('aria-disabled');
  },
};

const never = () => new Promise<never>(() => undefined);
const fail = async () => {
  throw new Error('down');
};

const Case = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>
    <Stack align="start">{children}</Stack>
  </section>
);

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Grid minimum={400} gap={32}>
      <Case name="New">
        <CollectionForm {...args} id="new" libraries={[library, { id: '2', name: 'Documentaries' }]} search={never} />
      </Case>
      <Case name="Found">
        <CollectionForm {...args} id="found" kinds={['titles']} initial={{ ...byHand, titles: films.slice(2) }} />
        <Button type="submit" form="found" tone="accent" isPending>
          Save collection
        </Button>
      </Case>
      <Case name="Rule">
        <CollectionForm {...args} id="rule" initial={{ title: 'Old westerns', rule }} kinds={['rule', 'titles']} />
      </Case>
      <Case name="Refused">
        <CollectionForm
          {...args}
          id="refused"
          kinds={['titles']}
          error="The media server does not answer."
          errors={{ title: ['The library has a collection of this name.'], titles: ['Choose a title'] }}
          initial={{ title: 'Sunday evening' }}
        />
      </Case>
      <Case name="Failed">
        <CollectionForm
          {...args}
          id="failed"
          kinds={['titles']}
          initial={{ ...byHand, sort: 'title', titles: films.slice(0, 1) }}
          search={fail}
        />
      </Case>
      <Case name="Full">
        <CollectionForm {...args} id="full" kinds={['titles']} initial={byHand} most={3} />
      </Case>
      <Case name="Made elsewhere">
        <CollectionForm {...args} id="elsewhere" kinds={[]} initial={{ title: 'Recently added' }} />
      </Case>
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    const type = (name: string, text: string) =>
      userEvent.type(within(canvas.getByRole('region', { name })).getByRole('searchbox'), text);
    await type('New', 'a');
    await type('Failed', 'a');
    await canvas.findByRole('button', { name: 'Try again' });
    await type('Full', 'zebra');
    await canvas.findByText('Nothing found');
    await type('Found', 'o');
    await canvas.findByText(/^[2-9] titles found$/);
  },
};
