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

- Tab MUST indent and Shift and Tab outdent, a line or all lines of a selection; Enter MUST keep the indentation.
- The keyboard MUST be able to leave the field by Escape, then Tab. The text under the field MUST say so, and after Escape it MUST be announced.
- Within a dialog the first Escape MUST be the field's, the second the dialog's.
- The browser's own undo MUST take every edit back; spelling and capitals MUST be left alone.
- A field that cannot be edited MUST let Tab pass.
- The expected language SHOULD be named beside the field.`,
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

/** Each edit of a key is one step back for the browser's own undo, and one forth for its redo. */
export const Undoes: Story = {
  args: { defaultValue: 'scan' },
  play: async ({ canvas, userEvent }) => {
    const area = editor(canvas);
    await userEvent.click(area);
    area.setSelectionRange(4, 4);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('scan  \n');
    // A key press of a script does not reach the browser's own undo; its command is the same.
    const history = (command: 'undo' | 'redo') => document.execCommand(command);
    history('undo');
    await expect(area).toHaveValue('scan  ');
    history('undo');
    await expect(area).toHaveValue('scan');
    history('redo');
    await expect(area).toHaveValue('scan  ');
  },
};

/** Escape, then Tab: no trap for the keyboard. */
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
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Tab leaves the field now.'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    // Back in the field it indents again.
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
