import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NodeIcon, ServerIcon, UserIcon } from '../../icons/things.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import type { SearchDialogProps, SearchResult, SearchSection } from './search-dialog-props.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

const sections: SearchSection[] = [
  { id: 'users', label: 'Users', actionLabel: 'Search users', icon: <UserIcon /> },
  { id: 'nodes', label: 'Nodes', actionLabel: 'Search nodes', icon: <NodeIcon /> },
  { id: 'services', label: 'Services', actionLabel: 'Search services', icon: <ServerIcon /> },
];

const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'%3E%3Crect width='28' height='28' fill='%235b6b82'/%3E%3Ccircle cx='14' cy='11' r='5' fill='%23dfe5ee'/%3E%3Cpath d='M4 28a10 10 0 0 1 20 0z' fill='%23dfe5ee'/%3E%3C/svg%3E";

const things: SearchResult[] = [
  {
    id: '1',
    section: 'users',
    name: 'Casey Customer',
    description: 'customer@kronos.test',
    image: portrait,
    target: '#user-1',
  },
  { id: '2', section: 'users', name: 'Robin Customer', description: 'customer2@kronos.test', target: '#user-2' },
  { id: '1', section: 'nodes', name: 'falkenstein-1', description: '4 services', target: '#node-1' },
  { id: '7', section: 'services', name: 'cinema', description: 'Plex of Casey Customer', target: '#service-7' },
  { id: '9', name: 'Casey’s welcome offer', target: '#product-9' },
];

const find: SearchDialogProps['onSearch'] = async (query, { section }) =>
  things.filter(
    ({ name, section: own }) => name.toLowerCase().includes(query.toLowerCase()) && (!section || own === section),
  );

function Page(props: SearchDialogProps) {
  const [isOpen, setOpen] = useState(props.defaultOpen ?? false);
  useSearchShortcut(() => setOpen(true));
  return (
    <Inline>
      <SearchButton onPress={() => setOpen(true)} />
      <SearchDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </Inline>
  );
}

const meta = {
  title: 'Components/SearchDialog',
  component: SearchDialog,
  args: { onSearch: fn(find), onSelect: fn(), sections, recents: things.slice(2, 4), debounce: 50 },
  render: (args) => <Page {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Finds users, nodes and servers by name.

- It MUST open by its button and by Cmd+K or Ctrl+K, but not while something is typed in an input, a text area or rich text (spec §2).
- The focus MUST stay in the field, which refers to the active option; arrow keys move it and wrap around, Enter chooses it, Escape closes.
- It MUST search when typing pauses (200 ms), ignore outdated results, and let Enter wait for the newest ones.
- A quick action MUST set a section filter, which its button, Backspace in an empty field, and removing all text clear.
- The number of results MUST be announced; an empty result MUST show the text of spec §2.
- A result that completes the typed text MUST put it into the field and keep the dialog open.
- A result with a target is a link: a modifier key or the middle button opens it in a new tab.
- A result SHOULD have the name of its page.
- Motion: fades in and out, nothing slides; the spinner rotates, and only fades with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };

const open = async (canvas: ReturnType<typeof within>, userEvent: User) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  const field = dialog.getByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  return { dialog, field };
};

const pointsAt = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {};

export const Playground: Story = { args: { debounce: 200, defaultOpen: true } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { dialog, field } = await open(canvas, userEvent);
    await userEvent.keyboard('c');
    await waitFor(() => expect(dialog.getByRole('option', { name: /^cinema/ })).toBeVisible());
    await expect(dialog.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
      'Users',
      'Services',
      'Results',
    ]);
    await expect(pointsAt(field)).toHaveTextContent('Casey Customer');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(pointsAt(field)).toHaveTextContent('cinema');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(pointsAt(field)).toHaveTextContent('Casey’s welcome offer');
    await expect(pointsAt(field)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    await expect(dialog.getByRole('status')).toHaveTextContent('4 results');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onSelect).toHaveBeenCalledWith(things[4]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};

export const Shortcut: Story = {
  render: (args) => (
    <>
      <Page {...args} />
      <TextField label="Name" />
      <textarea aria-label="Note" />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- represents a rich-text editor */}
      <div role="textbox" aria-label="Text" tabIndex={0} contentEditable suppressContentEditableWarning>
        <b>Rich</b> text
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Name', 'Note', 'Text']) {
      await userEvent.click(canvas.getByRole('textbox', { name }));
      await userEvent.keyboard('{Control>}k{/Control}{Meta>}k{/Meta}');
      await expect(screen.queryByRole('dialog')).toBeNull();
    }
    for (const modifier of ['Control', 'Meta']) {
      canvas.getByRole('button', { name: 'Search' }).focus();
      await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`);
      await screen.findByRole('dialog', { name: 'Search' });
      await userEvent.keyboard('{Escape}');
      await gone();
    }
    await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const SectionFilter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { dialog, field } = await open(canvas, userEvent);
    for (const name of ['Search users', 'Search nodes', 'Search services']) {
      await waitFor(() => expect(dialog.getByRole('option', { name })).toBeVisible());
    }
    await userEvent.click(dialog.getByRole('option', { name: 'Search users' }));
    const remove = () => dialog.queryByRole('button', { name: 'Remove filter Users' });
    await waitFor(() => expect(remove()).toBeVisible());
    await expect(field).toHaveFocus();
    await userEvent.keyboard('customer');
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith('customer', expect.objectContaining({ section: 'users' })),
    );
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(2));
    // Removing all text clears the filter.
    await userEvent.clear(field);
    await expect(remove()).toBeNull();
    await userEvent.click(dialog.getByRole('option', { name: 'Search users' }));
    await userEvent.keyboard('{Backspace}');
    await expect(remove()).toBeNull();
    // Its button removes the filter and searches again.
    await userEvent.click(dialog.getByRole('option', { name: 'Search nodes' }));
    await userEvent.keyboard('c');
    await waitFor(() => expect(dialog.getByText(/We couldn't find/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove filter Nodes' }));
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(4));
    await expect(field).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const { dialog, field } = await open(canvas, userEvent);
    await userEvent.keyboard('zzz');
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(
        /^We couldn't find any result with that term\. Please try again\.$/,
      ),
    );
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  },
};

/** Recent choices before anything is typed, newest first. */
export const Recents: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { dialog, field } = await open(canvas, userEvent);
    const recent = await dialog.findByRole('group', { name: 'Recent' });
    await expect(
      within(recent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['falkenstein-14 services', 'cinemaPlex of Casey Customer']);
    await userEvent.keyboard('x');
    await waitFor(() => expect(dialog.queryByRole('group', { name: 'Recent' })).toBeNull());
    await userEvent.clear(field);
    await userEvent.click(await dialog.findByRole('option', { name: /^cinema/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(things[3]);
    await gone();
  },
};

/** A result shows its picture, and is a link to its target. */
export const Results: Story = {
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await open(canvas, userEvent);
    await userEvent.keyboard('casey');
    const found = await dialog.findByRole('option', { name: /^Casey Customer/ });
    await expect(found).toHaveAttribute('href', '#user-1');
    await expect(found.querySelector('img')).toHaveAttribute('src', portrait);
    await expect(found.querySelector('img')).toHaveAttribute('alt', '');
  },
};

const answers = new Map<string, (results: SearchResult[]) => void>();

const later: SearchDialogProps['onSearch'] = (query) => new Promise((resolve) => void answers.set(query, resolve));

export const LateAnswersAreDropped: Story = {
  args: { onSearch: fn(later), debounce: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const { dialog } = await open(canvas, userEvent);
    await userEvent.keyboard('a');
    await waitFor(() => expect(answers.has('a')).toBe(true));
    await userEvent.keyboard('b');
    await waitFor(() => expect(answers.has('ab')).toBe(true));
    // Enter is pressed before the results have loaded, and waits for the newest.
    await userEvent.keyboard('{Enter}');
    answers.get('a')?.([{ id: 'old', name: 'old' }]);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(dialog.queryByRole('option', { name: 'old' })).toBeNull();
    answers.get('ab')?.([{ id: 'new', name: 'new' }]);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith({ id: 'new', name: 'new' }));
    await gone();
  },
};

const commands: SearchSection[] = [{ id: 'commands', label: 'Commands' }, ...sections];
const command = { id: 'restart', section: 'commands', name: 'Restart servers on …', completion: 'restart servers on ' };

/** A result that completes the text leaves the name to be typed; its section is no filter. */
export const Completes: Story = {
  args: {
    sections: commands,
    onSearch: fn(async (query, options) => (command.completion.startsWith(query) ? [command] : find('1', options))),
  },
  play: async ({ args, canvas, userEvent }) => {
    const { dialog, field } = await open(canvas, userEvent);
    await expect(
      within(await dialog.findByRole('group', { name: 'Quick actions' })).getAllByRole('option'),
    ).toHaveLength(3);
    await userEvent.keyboard('resta');
    await dialog.findByRole('option', { name: 'Restart servers on …' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('restart servers on '));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('fal');
    await expect(field).toHaveValue('restart servers on fal');
    await expect(await dialog.findByRole('option', { name: /^falkenstein-1/ })).toBeVisible();
  },
};

let isDown = true;

export const Refused: Story = {
  args: { onSearch: fn(async (query, options) => (isDown ? Promise.reject(new Error('down')) : find(query, options))) },
  play: async ({ canvas, userEvent }) => {
    isDown = true;
    const { dialog } = await open(canvas, userEvent);
    await userEvent.keyboard('cinema');
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    await waitFor(() => expect(dialog.getByRole('option', { name: /cinema/ })).toBeVisible());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await open(canvas, userEvent);
    await userEvent.keyboard('c');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(4));
  },
};
