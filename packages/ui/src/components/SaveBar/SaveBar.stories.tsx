import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SaveBar } from './SaveBar.tsx';

const meta = {
  title: 'Components/SaveBar',
  component: SaveBar,
  args: { isChanged: true, onDiscard: fn() },
  parameters: {
    docs: {
      description: {
        component: `Saves or discards the changes of the form around it.

- It MUST appear with the first change and disappear with the last, and announce that once to screen readers.
- It MUST stay visible above the lower edge of a long form, and come last in the focus order.
- Cmd+S or Ctrl+S MUST save, also from within a field, and MUST NOT open the browser's own dialog; behind an open dialog it MUST do nothing.
- When it disappears, the focus MUST stay in the form.
- Saving MUST NOT start twice. With reduced motion its entrance MUST NOT move.
- Its text SHOULD name what is saved, where a page has several things to save.`,
      },
    },
  },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form that saves at once. */
function Saving({ onSave }: { onSave: (name: string) => void }) {
  const [saved, setSaved] = useState('cinema');
  const [name, setName] = useState(saved);
  return (
    <Form
      aria-label="Server"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name);
        setSaved(name);
      }}
    >
      <TextField label="Server name" value={name} onChange={setName} />
      <SaveBar isChanged={name !== saved} onDiscard={() => setName(saved)} />
    </Form>
  );
}

export const Default: Story = {
  render: (args) => (
    <Form aria-label="Server">
      <SaveBar {...args} />
    </Form>
  ),
};

export const Playground: Story = { ...Default, args: { text: '3 changes', isPending: false } };

const save = fn();

export const AppearsAndSaves: Story = {
  render: () => <Saving onSave={save} />,
  beforeEach: () => void save.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    const input = canvas.getByRole('textbox', { name: 'Server name' });
    await userEvent.type(input, '2');
    await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('cinema'));
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Server' })).toHaveFocus());
    await expect(save).not.toHaveBeenCalled();
    await userEvent.type(input, '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(save).toHaveBeenLastCalledWith('cinema3');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const SavesByShortcut: Story = {
  render: () => <Saving onSave={save} />,
  beforeEach: () => void save.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Server name' });
    await userEvent.click(input);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(save).not.toHaveBeenCalled();
    await userEvent.type(input, '2');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(save).toHaveBeenLastCalledWith('cinema2');
    await expect(input).toHaveValue('cinema2');
    await userEvent.type(input, '3');
    await userEvent.keyboard('{Meta>}s{/Meta}');
    await expect(save).toHaveBeenLastCalledWith('cinema23');
  },
};

/** A number field accepts its text on blur; the shortcut makes it do so, too. */
function Limits({ onSave }: { onSave: (streams: number) => void }) {
  const [streams, setStreams] = useState(10);
  return (
    <Form
      aria-label="Limits"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(streams);
      }}
    >
      <NumberField label="Streams" value={streams} onChange={setStreams} maxValue={20} />
      <SaveBar isChanged={streams !== 10} />
    </Form>
  );
}

export const SavesWhatIsBeingTyped: Story = {
  render: () => <Limits onSave={save} />,
  beforeEach: () => void save.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Streams' });
    await userEvent.clear(input);
    await userEvent.type(input, '25');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(save.mock.calls).toEqual([[20]]);
    await expect(input).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  render: (args) => (
    <Stack gap={24}>
      <Form aria-label="Changed">
        <TextField label="Server name" defaultValue="cinema 2" />
        <SaveBar {...args} />
      </Form>
      <Form aria-label="Saving">
        <TextField label="Server name" defaultValue="cinema 2" />
        <SaveBar {...args} isPending text="2 changes" />
      </Form>
      <Form aria-label="Without a way back">
        <TextField label="Server name" defaultValue="cinema 2" />
        <SaveBar isChanged />
      </Form>
    </Stack>
  ),
};
