import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Option } from '../../field/use-options.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TagField } from './TagField.tsx';

const libraries: readonly Option[] = [
  { id: 'films', label: 'Films' },
  { id: 'series', label: 'Series' },
  { id: 'music', label: 'Music' },
  { id: 'photos', label: 'Photos' },
  { id: 'concerts', label: 'Concerts and other recordings of live performances' },
];
const some = libraries.slice(0, 2);

const meta = {
  title: 'Components/TagField',
  component: TagField,
  args: { label: 'Libraries', options: libraries },
  parameters: {
    docs: {
      description: {
        component: `A field for several of many options, each shown as a tag that can be removed.

- Choosing MUST keep the list open and clear the text; a chosen option MUST be marked in the list.
- Backspace in the empty field MUST remove the last tag; on a tag, Delete and Backspace MUST remove it; arrow keys MUST move between the field and its tags.
- Removing a tag MUST move the focus to the next one, and to the field when none is left.
- Two tags or more MUST have a button that removes them all and moves the focus to the field.
- Without any options the field MUST have no button for them, and its list MUST close after each created tag.
- Of more than 100 options only those in view MUST be rendered, and the keys MUST reach all.
- Each remove button MUST be named after its tag.
- The box MUST grow line by line; a long tag MUST be truncated with an ellipsis.
- A choice of fewer than six SHOULD be a \`CheckboxGroup\`.
- Motion: colours fade; the list grows a little as it fades in; with reduced motion list and spinner only fade.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: some, placeholder: 'Name of a library', help: 'What this person may see.' },
};

export const ChoosesSeveral: Story = {
  args: { onChange: fn(), placeholder: 'Name of a library' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Libraries' });
    await userEvent.type(input, 'mus');
    await screen.findByRole('option', { name: 'Music' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([libraries[2]]);
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.click(await screen.findByRole('option', { name: 'Photos' }));
    await expect(screen.getByRole('option', { name: 'Music' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() =>
      expect(within(canvas.getByRole('grid', { name: 'Chosen' })).getAllByRole('row')).toHaveLength(2),
    );
  },
};

export const RemovesByKeyboard: Story = {
  args: { defaultValue: libraries.slice(0, 3), onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Libraries' });
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(libraries.slice(0, 2));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Series/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([libraries[1]]);
    await waitFor(() => expect(canvas.getByRole('row', { name: /Series/ })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
  },
};

export const RemovesByPointer: Story = {
  args: { defaultValue: some, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Films/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([libraries[1]]);
  },
};

export const RemovesAll: Story = {
  args: { defaultValue: some, onChange: fn() },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  },
};

export const Creates: Story = {
  args: { canCreate: true, defaultValue: some, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Libraries' });
    await userEvent.type(input, 'Anime');
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Anime”' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([...some, { id: 'Anime', label: 'Anime', isNew: true }]);
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('row', { name: /Anime/ })).toBeInTheDocument();
    await userEvent.type(input, 'anime');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.queryByRole('option', { name: /^Create/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Where no options exist, the list offers the typed tag, and closes with it. */
export const CreatesWithoutOptions: Story = {
  args: { options: [], canCreate: true, onChange: fn() },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const input = canvas.getByRole('combobox', { name: 'Libraries' });
    await expect(canvas.queryByRole('button', { name: 'Show options' })).toBeNull();
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('latest');
    await screen.findByRole('option', { name: 'Create “latest”' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveFocus();
    await userEvent.keyboard('10.9{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: 'latest', label: 'latest', isNew: true },
      { id: '10.9', label: '10.9', isNew: true },
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

/** Pasting a list adds a tag for each part; parts without a matching option stay as text. */
export const PastesSeveral: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Libraries' });
    await userEvent.click(input);
    await userEvent.paste('films, Music, films, Radio');
    await expect(args.onChange).toHaveBeenLastCalledWith([libraries[0], libraries[2]]);
    await expect(input).toHaveValue('Radio');
    await userEvent.keyboard('{Escape}');
  },
};

/** Enter creates a tag from a new text, and chooses the only match. */
export const EnterTakesTheOnlyOption: Story = {
  args: { canCreate: true, onChange: fn() },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    canvas.getByRole('combobox', { name: 'Libraries' }).focus();
    await userEvent.keyboard('Anime');
    await screen.findByRole('option', { name: 'Create “Anime”' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: 'Anime', label: 'Anime', isNew: true }]);
    await userEvent.keyboard('photos');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: 'Anime', label: 'Anime', isNew: true }, libraries[3]]);
    await userEvent.keyboard('{Escape}');
  },
};

const towns: readonly Option[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `town-${index + 1}`,
  label: `Town ${index + 1}`,
}));

/** Few elements for many options, the last one a key away. */
export const TwoThousand: Story = {
  args: { label: 'Towns', options: towns, onChange: fn() },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    canvas.getByRole('combobox', { name: 'Towns' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([towns.at(-1)]);
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Town 2000' })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([towns.at(-1), towns[0]]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-rtl', 'visual-forced'],
  // While a list is open the rest of the page is hidden from screen readers, and Tab closes the list before leaving it.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  render: () => (
    <Stack gap={16}>
      <TagField label="Empty" options={libraries} placeholder="Name of a library" />
      <TagField label="Chosen" options={libraries} defaultValue={some} help="What this person may see." />
      <TagField label="Many" options={libraries} defaultValue={libraries} />
      <TagField label="Invalid" options={libraries} defaultValue={some} error="Series is not shared." />
      <TagField label="Read only" options={libraries} defaultValue={some} isReadOnly />
      <TagField label="Disabled" options={libraries} defaultValue={some} isDisabled />
      <TagField label="Open" options={libraries} defaultValue={some} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Open' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await screen.findByRole('listbox');
  },
};
