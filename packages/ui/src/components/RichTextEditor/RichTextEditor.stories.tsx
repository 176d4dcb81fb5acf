import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { type FieldErrors, Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';

const article =
  '<h2>Moving day</h2><p>We move <strong>cinema</strong>. Read <a href="/help">how</a>.</p><ul><li><p>Libraries stay</p></li></ul>';

const meta = {
  title: 'Components/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Announcement', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A field for text with headings, lists, links and pictures.

- It MUST be a multi-line text box with the field's name, help and error; Tab MUST leave it.
- The toolbar MUST be one tab stop with arrow keys within it, and show the formats of the selection.
- Ctrl/Cmd+B, I, Z and Shift+Z MUST work; \`# \`, \`- \` and \`1. \` at a line's start SHOULD make headings and lists.
- Pasted content and the output MUST pass the sanitiser.
- What \`RichText\` shows MUST stay as it is when the text around it changes.
- A pasted picture MUST be passed to the host, which returns its address, and appear where it was pasted, however late. A refused
  one MUST be reported.
- It MUST be asked at once what a pasted picture shows, in a dialog named so whose field has the focus; Enter or Escape MUST return
  to the text. Of the selected picture it can be changed in the toolbar.
- A \`value\` MUST be what is shown; a change from outside MUST keep the cursor where the text around it stays, and MUST NOT be
  reported.
- A picture of another site in pasted text MUST become a link: showing it would request it.
- Its code MUST load with the first page that shows it, not before; the layout MUST NOT jump then.
- Motion: colours fade; the toolbar's tooltips and dialogs grow as they fade in, and only fade with reduced motion.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The editor's own code loads first. */
const patience = { timeout: 10_000 };
const editor = (canvas: Pick<typeof screen, 'findByRole'>) =>
  canvas.findByRole('textbox', { name: 'Announcement' }, patience);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await editor(canvas)).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { defaultValue: article, help: 'Shown to everyone once.' } };

const last = (onChange: unknown) => waitFor(() => expect(onChange).toHaveBeenCalled());

/** Selects all of the text, as Ctrl+A does; a simulated key press would not. */
const selectAll = (box: HTMLElement) => {
  box.focus();
  document.getSelection()?.selectAllChildren(box);
};

export const FormatsFromTheToolbar: Story = {
  args: { defaultValue: '<p>Moving day</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const box = await editor(canvas);
    selectAll(box);
    await waitFor(() => expect(box).toHaveFocus());
    const toolbar = within(canvas.getByRole('toolbar', { name: 'Formatting' }));
    await userEvent.click(toolbar.getByRole('button', { name: 'Bold' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Moving day</strong></p>'));
    await waitFor(() => expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(toolbar.getByRole('button', { name: 'Heading' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h2><strong>Moving day</strong></h2>'));
    await userEvent.click(toolbar.getByRole('button', { name: 'Undo' }));
    await userEvent.click(toolbar.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Moving day</p>'));
    await userEvent.click(toolbar.getByRole('button', { name: 'Bulleted list' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<ul><li><p>Moving day</p></li></ul>'));
    await userEvent.unhover(toolbar.getByRole('button', { name: 'Bulleted list' }));
  },
};

export const MovesWithinTheToolbar: Story = {
  play: async ({ canvas, userEvent }) => {
    await editor(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    // To the last enabled one: a simulated Tab starts from where it was pressed, not from where the toolbar moves the focus.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Announcement' })).toHaveFocus());
  },
};

export const SetsALink: Story = {
  args: { defaultValue: '<p>Help</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const box = await editor(canvas);
    selectAll(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(await screen.findByText('Start with https://, mailto: or /')).toBeInTheDocument();
    await userEvent.clear(address);
    await userEvent.type(address, '/help{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="/help">Help</a></p>'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** Changes the whole link that contains the cursor. */
export const ChangesALink: Story = {
  args: { defaultValue: '<p>See <a href="/old">the <strong>help</strong></a>.</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const box = await editor(canvas);
    box.focus();
    getSelection()?.collapse(box.querySelector('a')?.firstChild ?? box, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue('/old');
    await userEvent.clear(address);
    await userEvent.type(address, '/new{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p>See <a href="/new">the <strong>help</strong></a>.</p>'),
    );
  },
};

const paste = (box: HTMLElement, clipboardData: DataTransfer) =>
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

/** Leaves what a pasted picture shows untold, by Escape. */
async function decorative(box: HTMLElement) {
  const { userEvent } = await import('vitest/browser');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'What does dot.gif show?' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(box).toHaveFocus());
}

const dot = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The clipboard data of a picture. */
const pictured = () => {
  const data = new DataTransfer();
  data.items.add(
    new File([Uint8Array.from(atob(dot), (sign) => sign.charCodeAt(0))], 'dot.gif', { type: 'image/gif' }),
  );
  return data;
};

/** Inserts a picture with the address that the host returned, and hostile markup as its text. */
export const SanitisesWhatIsPasted: Story = {
  args: { onPasteImage: fn(({ dataUrl }) => dataUrl) },
  play: async ({ args, canvas }) => {
    const box = await editor(canvas);
    box.focus();
    const data = new DataTransfer();
    data.setData('text/html', '<p onclick="alert(1)" style="color:red">Fine<script>alert(1)</script></p>');
    paste(box, data);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Fine</p>'));

    paste(box, pictured());
    await last(args.onPasteImage);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(`<p>Fine<img src="data:image/gif;base64,${dot}" alt=""></p>`),
    );
    await decorative(box);
  },
};

/** With real keys: what a picture shows is asked as it is pasted, and can be changed while it is selected. */
export const DescribesAPicture: Story = {
  args: { defaultValue: '<p>Look:</p>', onPasteImage: fn(() => '/pictures/1.gif') },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const box = await editor(canvas);
    box.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    paste(box, pictured());
    const field = await screen.findByRole('textbox', { name: 'What does dot.gif show?' });
    await expect(screen.getByRole('dialog', { name: 'Description of the picture' })).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('A red dot{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p>Look:<img src="/pictures/1.gif" alt="A red dot"></p>'),
    );
    await waitFor(() => expect(box).toHaveFocus());
    const tool = canvas.getByRole('button', { name: 'Description of the picture' });
    await expect(tool).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(tool).toBeEnabled());
    await userEvent.click(tool);
    const known = await screen.findByRole('textbox', { name: 'Description' });
    await expect(known).toHaveValue('A red dot');
    await waitFor(() => expect(known).toHaveFocus());
    await userEvent.keyboard('{End}, blinking{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>Look:<img src="/pictures/1.gif" alt="A red dot, blinking"></p>',
      ),
    );
    await waitFor(() => expect(box).toHaveFocus());
  },
};

function Held({ onChange, ...props }: RichTextEditorProps) {
  const [html, setHtml] = useState('<p>Moving day</p>');
  return (
    <Stack gap={8}>
      <RichTextEditor
        {...props}
        value={html}
        onChange={(next) => {
          onChange?.(next);
          // A host may refuse a change, and the text goes back.
          if (!next.includes('?')) setHtml(next);
        }}
      />
      {/* By a timer, as from a server: a press would take the focus out of the text. */}
      <Button onPress={() => setTimeout(() => setHtml((now) => now.replace('<p>', '<p>News: ')))}>Change</Button>
    </Stack>
  );
}

/** With real keys: the host holds the text, and the cursor stays behind the letter where it was. */
export const Controlled: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const box = await editor(canvas);
    box.focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}x');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Moxving day</p>'));
    await userEvent.keyboard('{Backspace}?');
    await waitFor(() => expect(box).toHaveTextContent(/^Moving day$/));
    await userEvent.keyboard('?');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(4));
    await waitFor(() => expect(box).toHaveTextContent(/^Moving day$/));
    canvas.getByRole('button', { name: 'Change' }).click();
    await waitFor(() => expect(box).toHaveTextContent(/^News: Moving day$/));
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await userEvent.keyboard('x');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>News: Moxving day</p>'));
    await expect(box).toHaveTextContent(/^News: Moxving day$/);
  },
};

const kept =
  '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><blockquote><p>Q</p></blockquote><pre>if (a)\n  b</pre><hr><p><u>u</u><s>s</s><code>c</code><a href="/servers" data-internal="">in</a></p>';

/** With real keys: what has no button stays through a change. */
export const KeepsWhatItIsGiven: Story = {
  args: { defaultValue: `${kept}<p>End</p>` },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const box = await editor(canvas);
    box.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}!');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`${kept}<p>End!</p>`));
  },
};

let store: { store: (address: string) => void; refuse: (reason: Error) => void };

/** A picture that is stored late lands where it was pasted; one that is refused is reported. */
export const WaitsForAPicture: Story = {
  args: {
    defaultValue: '<p>Before</p><p>After</p>',
    onPasteImage: fn(
      () =>
        new Promise<string>((resolve, reject) => {
          store = { store: resolve, refuse: reject };
        }),
    ),
  },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const box = await editor(canvas);
    box.focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{End}');
    paste(box, pictured());
    await waitFor(() => expect(args.onPasteImage).toHaveBeenCalledOnce());
    await decorative(box);
    await userEvent.keyboard('!{Control>}{End}{/Control}, at length');
    store.store('/pictures/1.gif');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>Before<img src="/pictures/1.gif" alt="">!</p><p>After, at length</p>',
      ),
    );
    paste(box, pictured());
    await waitFor(() => expect(args.onPasteImage).toHaveBeenCalledTimes(2));
    // What was asked about it is no longer wanted.
    await screen.findByRole('textbox', { name: 'What does dot.gif show?' });
    store.refuse(new Error('413'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
    await expect(await canvas.findByText('dot.gif could not be added. Try again.')).toBeVisible();
    await expect(box).toHaveAccessibleDescription('dot.gif could not be added. Try again.');
    await userEvent.keyboard('.');
    await waitFor(() => expect(canvas.queryByText(/could not be added/)).toBeNull());
  },
};

/** A picture of another site would be requested, and report the reader there. */
export const LinksPicturesOfOtherSites: Story = {
  args: { defaultValue: '<p></p>' },
  play: async ({ args, canvas }) => {
    const box = await editor(canvas);
    box.focus();
    const data = new DataTransfer();
    data.setData('text/html', '<p>Look:<img src="https://tracker.example/1.gif" alt="A cat"></p>');
    paste(box, data);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(box.querySelector('img')).toBeNull();
    await expect(within(box).getByText('A cat')).toHaveAttribute('href', 'https://tracker.example/1.gif');
  },
};

export const Placeholder: Story = {
  args: { placeholder: 'What changes, and when' },
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const box = await editor(canvas);
    await expect(box).toHaveAttribute('data-placeholder', 'What changes, and when');
    box.focus();
    await userEvent.keyboard('S');
    await waitFor(() => expect(box).not.toHaveAttribute('data-placeholder'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(box).toHaveAttribute('data-placeholder'));
  },
};

/** The text is reached by Tab and cannot be changed; it has no toolbar. */
export const ReadOnly: Story = {
  args: { defaultValue: article, isReadOnly: true },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const box = await editor(canvas);
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    box.focus();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(box).not.toHaveTextContent('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Inserts spreadsheet cells as text, although the clipboard also contains a picture of them. */
export const TakesCellsAsText: Story = {
  args: { onPasteImage: fn(({ dataUrl }) => dataUrl) },
  play: async ({ args, canvas }) => {
    const box = await editor(canvas);
    box.focus();
    const cells = pictured();
    cells.setData('text/plain', 'Plex\t12');
    cells.setData('text/html', '<table><tr><td>Plex</td><td>12</td></tr></table>');
    paste(box, cells);
    await waitFor(() => expect(box).toHaveTextContent(/Plex\s*12/));
    await expect(args.onPasteImage).not.toHaveBeenCalled();
    await expect(box.querySelector('img')).toBeNull();
  },
};

/** Inserts a dropped picture where it was released, not at the cursor. */
export const DropsWhereItIsLetGo: Story = {
  args: { defaultValue: '<p>First</p><p>Second</p>', onPasteImage: fn(({ dataUrl }) => dataUrl) },
  play: async ({ args, canvas }) => {
    const box = await editor(canvas);
    selectAll(box);
    document.getSelection()?.collapseToStart();
    const { right, top, height } = within(box).getByText('Second').getBoundingClientRect();
    const at = { clientX: right - 1, clientY: top + height / 2 };
    box.dispatchEvent(new DragEvent('drop', { dataTransfer: pictured(), bubbles: true, cancelable: true, ...at }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<p>First</p><p>Second<img src="data:image/gif;base64,${dot}" alt=""></p>`,
      ),
    );
    await decorative(box);
  },
};

const sent = fn();

/** With a name it is a form field: submitted as HTML, and the server's error appears here and moves the focus to it. */
export const InAForm: Story = {
  args: { name: 'text', defaultValue: '<p>Hi</p>' },
  render: function Refused(args) {
    const [errors, setErrors] = useState<FieldErrors>();
    return (
      <Form
        errors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('text'));
          setErrors({ text: ['Say a little more.'] });
        }}
      >
        <RichTextEditor {...args} />
        <Button type="submit">Save</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const box = await editor(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledWith('<p>Hi</p>');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription('Say a little more.');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getAllByText('Say a little more.')).toHaveLength(1);
    // The error disappears when the text changes.
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    await waitFor(() => expect(canvas.queryByText('Say a little more.')).toBeNull());
    await expect(box).toHaveAttribute('aria-invalid', 'false');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack gap={16}>
      <RichTextEditor label="Empty" hasOptionalMark help="Shown to everyone once." placeholder="What changes" />
      <RichTextEditor label="Filled" defaultValue={article} />
      <RichTextEditor label="Invalid" error="Say something." />
      <RichTextEditor label="Disabled" defaultValue="<p>Not now.</p>" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(4), patience);
  },
};
