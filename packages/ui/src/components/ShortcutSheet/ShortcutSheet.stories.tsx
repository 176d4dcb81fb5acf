import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { useShortcutSheet } from './use-shortcut-sheet.ts';

const groups = [
  {
    id: 'everywhere',
    title: 'Everywhere',
    shortcuts: [
      { keys: 'Mod+K', label: 'Search' },
      { keys: '?', label: 'Show the shortcuts' },
      { keys: 'Escape', label: 'Close what is open' },
    ],
  },
  {
    id: 'lists',
    title: 'In lists',
    shortcuts: [
      { keys: 'ArrowDown', label: 'Next line' },
      { keys: 'ArrowUp', label: 'Previous line' },
      { keys: 'Mod+A', label: 'Select all' },
    ],
  },
];

const meta = {
  title: 'Components/ShortcutSheet',
  component: ShortcutSheet,
  args: { groups, isOpen: false, onOpenChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Lists the keyboard shortcuts by group.

- "?" MUST open it anywhere on the page, but not in inputs, text areas and rich text, nor over another dialog.
- Escape MUST close it and return the focus; it MUST NOT be mounted while it is closed.
- Keys MUST be those of the reader's platform, and screen readers MUST read them as words.
- A shortcut SHOULD be named by its action, with the verb of its button.
- Motion: that of a \`Modal\`; nothing of its own.`,
      },
    },
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Page() {
  const sheet = useShortcutSheet();
  return (
    <Stack>
      <TextField label="Name" />
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Message" tabIndex={0} />
      <Button onPress={() => sheet.onOpenChange(true)}>Keyboard shortcuts</Button>
      <ShortcutSheet groups={groups} {...sheet} />
    </Stack>
  );
}

export const Default: Story = { render: () => <Page /> };

export const Playground: Story = { args: { isOpen: true } };

export const OpensByQuestionMark: Story = {
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Keyboard shortcuts' });
    button.focus();
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(within(sheet).getByRole('region', { name: 'In lists' })).toBeInTheDocument();
    await expect(within(sheet).getAllByRole('term')).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A question mark typed into a field does not open the sheet. */
export const LeavesTextsAlone: Story = {
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Why?');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Why?');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  args: { isOpen: true },
  play: async () => {
    await screen.findByRole('dialog');
  },
};
