import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CodeField } from './CodeField.tsx';

const script = `#!/bin/sh
for library in movies shows; do
  scan "$library"
done`;

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: 'Script' },
  parameters: {
    docs: {
      description: {
        component: `Code or configuration in a plain text area.

- Tab MUST indent and Shift+Tab outdent, a line or all lines of a selection; Enter MUST keep the indentation.
- Escape, then Tab MUST leave the field. The text under the field MUST explain it, and MUST be announced after Escape.
- In a dialog the first Escape MUST be handled by the field, the second by the dialog.
- The browser's own undo MUST revert every edit; spelling check and capitalisation MUST be off.
- In a field that cannot be edited, Tab MUST move to the next field.
- The expected language SHOULD be named beside the field.
- Focus: shows as a ring around the field, for the keyboard and the pointer alike.
- Motion: colours fade; the height follows the text at once.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: script, help: 'Runs as the media user.', indentation: '  ', isWrapped: false, minRows: 4 },
};

const editor = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) => {
  const element = canvas.getByRole('textbox', { name: 'Script' });
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('The field is no textarea.');
  return element;
};

export const Indents: Story = {
  args: { defaultValue: 'if true\n  go\non', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const area = editor(canvas);
    await userEvent.click(area);
    area.setSelectionRange(12, 12);
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('if true\n  go\n  \non');
    await expect(args.onChange).toHaveBeenLastCalledWith('if true\n  go\n  \non');
    await userEvent.tab();
    await expect(area).toHaveValue('if true\n  go\n    \non');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(area).toHaveValue('if true\n  go\n\non');
    await userEvent.tab({ shift: true });
    await expect(area).toHaveValue('if true\n  go\n\non');
    area.setSelectionRange(0, 10);
    await userEvent.tab();
    await expect(area).toHaveValue('  if true\n    go\n\non');
    await expect(area).toHaveFocus();
  },
};

/** Each edit by a key is one step for the browser's own undo and redo. */
export const Undoes: Story = {
  args: { defaultValue: 'scan' },
  play: async ({ canvas, userEvent }) => {
    const area = editor(canvas);
    await userEvent.click(area);
    area.setSelectionRange(4, 4);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('scan  \n');
    // A simulated key press does not trigger the browser's own undo; this command does the same.
    const history = (command: 'undo' | 'redo') => document.execCommand(command);
    history('undo');
    await expect(area).toHaveValue('scan  ');
    history('undo');
    await expect(area).toHaveValue('scan');
    history('redo');
    await expect(area).toHaveValue('scan  ');
  },
};

/** Escape, then Tab leaves the field: no keyboard trap. */
export const LetsTheKeyboardLeave: Story = {
  render: (args) => (
    <Stack>
      <CodeField {...args} />
      <Button>Save</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const area = editor(canvas);
    await expect(area).toHaveAccessibleDescription('Tab indents. To leave by keyboard, press Escape, then Tab.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(area).toHaveValue('  ');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Tab now leaves the field.'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    // After the return to the field Tab indents again.
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(area).toHaveFocus();
  },
};

export const ReadOnlyLetsTabPass: Story = {
  args: { isReadOnly: true, defaultValue: script },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(editor(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(editor(canvas)).not.toHaveFocus();
    await expect(editor(canvas)).toHaveValue(script);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack gap={16}>
      <CodeField label="Empty" placeholder="#!/bin/sh" minRows={2} />
      <CodeField label="Filled" defaultValue={script} help="Runs as the media user." minRows={2} />
      <CodeField label="Invalid" defaultValue={'{ "streams": }'} error="Line 1: a value is missing." minRows={2} />
      <CodeField label="Read only" defaultValue={script} isReadOnly minRows={2} />
      <CodeField label="Disabled" defaultValue={script} isDisabled minRows={2} />
    </Stack>
  ),
};
