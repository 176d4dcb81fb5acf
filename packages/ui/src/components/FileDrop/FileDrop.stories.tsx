import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { type FieldErrors, Form } from '../Form/Form.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FileDrop } from './FileDrop.tsx';

const file = (name: string, kilobytes: number, type: string) =>
  new File([new Uint8Array(kilobytes * 1000)], name, { type, lastModified: 0 });
const logo = file('logo.png', 12, 'image/png');
const photo = file('a photograph of the whole team at the summer party.jpg', 1500, 'image/jpeg');
const notes = file('notes.txt', 1, 'text/plain');
const huge = file('poster.png', 6000, 'image/png');

const limits = { accept: ['image/png', 'image/jpeg'], acceptText: 'PNG, JPG', maxSize: 5_000_000, maxCount: 2 };

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: { label: 'Pictures', ...limits, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Accepts files by drop, paste and file dialog.

- Everything MUST also be possible by keyboard: the button opens the file dialog, Ctrl/Cmd+V on the zone pastes.
- A file of the wrong type, too large or beyond the limit MUST be refused with its name and the reason, announced once; the others MUST be accepted.
- Each file MUST have a remove button named after it. The same file MUST NOT be listed twice.
- The zone MUST show that it is a drop target by its border as well as its colour.
- The host checks the files again: the browser's file type is only a hint.
- The help text SHOULD state the limits.
- Focus: after a removal it moves to the button of the next file, else of the previous one, else to the zone.
- Motion: colours fade; files appear and disappear at once.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { help: 'PNG or JPG, up to 5 MB each, at most two.', defaultValue: [logo] } };

const input = (within: HTMLElement) => {
  const found = within.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('There is no file input to choose files with.');
  return found;
};

const carrying = (...files: File[]) => {
  const data = new DataTransfer();
  for (const each of files) data.items.add(each);
  return data;
};

export const ChoosesAndRemoves: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), [logo, photo]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([logo, photo]));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo.png' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([photo]);
    // The focus goes to the next file, and from the last one to the zone.
    const rest = canvas.getByRole('button', { name: /^Remove a photograph/ });
    await waitFor(() => expect(rest).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Pictures/ })).toHaveFocus());
  },
};

export const RefusesInWords: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const data = carrying(notes, huge, logo, photo, file('third.png', 1, 'image/png'));
    await fireEvent.change(input(canvasElement), { target: { files: data.files } });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([logo, photo]));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('notes.txt has the wrong file type. Allowed: PNG, JPG.');
    await expect(alert).toHaveTextContent('poster.png is larger than 5 MB.');
    await expect(alert).toHaveTextContent('third.png was not added: at most 2 files.');
  },
};

/** Items of a simulated event have no file system entry, which React Aria reads. */
const withEntries = () => {
  const { webkitGetAsEntry } = DataTransferItem.prototype;
  DataTransferItem.prototype.webkitGetAsEntry = () => Object.create({ isFile: true, isDirectory: false });
  return () => {
    DataTransferItem.prototype.webkitGetAsEntry = webkitGetAsEntry;
  };
};

export const TakesADrop: Story = {
  beforeEach: withEntries,
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvas.getByText('or drop or paste here').parentElement ?? canvasElement;
    const dataTransfer = carrying(logo);
    const drag = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    drag('dragenter');
    drag('dragover');
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target', 'true'));
    drag('drop');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([logo]));
    await expect(zone).not.toHaveAttribute('data-drop-target');
  },
};

export const TakesAPaste: Story = {
  beforeEach: withEntries,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Pictures/ }).focus();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: carrying(logo), bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([logo]));
  },
};

const sent = fn();

/** With a name it is a form field: its files are submitted, and the server's error appears here. */
export const InAForm: Story = {
  args: { name: 'pictures', defaultValue: [logo] },
  render: function Refused(args) {
    const [errors, setErrors] = useState<FieldErrors>();
    return (
      <Form
        errors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).getAll('pictures').map((each) => each instanceof File && each.name));
          setErrors({ pictures: ['The logo must be square.'] });
        }}
      >
        <FileDrop {...args} />
        <Button type="submit">Save</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledWith(['logo.png']);
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAccessibleDescription('The logo must be square.'));
    await expect(canvas.getByRole('group').contains(document.activeElement)).toBe(true);
    await expect(canvas.getAllByText('The logo must be square.')).toHaveLength(1);
    // The error disappears when the files change.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo.png' }));
    await waitFor(() => expect(canvas.queryByText('The logo must be square.')).toBeNull());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: (args) => (
    <Stack gap={24}>
      <FileDrop {...args} label="Empty" help="PNG or JPG, up to 5 MB each, at most two." />
      <FileDrop {...args} label="With files" defaultValue={[logo, photo]} />
      <FileDrop
        {...args}
        label="Being sent"
        defaultValue={[logo]}
        renderProgress={() => <Spinner label="Sending logo.png" />}
      />
      <FileDrop {...args} label="Invalid" error="Choose at least one picture." />
      <FileDrop {...args} label="Disabled" isDisabled />
    </Stack>
  ),
};
