import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  parameters: {
    docs: {
      description: {
        component: `A field for several lines of text.

- It MUST grow with its text up to \`maxRows\` and scroll beyond that.
- A limit MUST show as a count, MUST be announced when it is close rather than on each key press, and MUST NOT cut off a paste.
- Enter MUST insert a line break and MUST NOT submit the form.
- Label, help and error MUST be associated with it as in every field.
- Its initial height SHOULD fit the usual text.
- Focus: the box has the ring, by pointer too; Tab leaves the field.
- Motion: colours fade; the field grows at once.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const letter = 'The picture stops every few minutes.\nSound goes on.';

export const Default: Story = { args: { label: 'Message' } };

export const Playground: Story = {
  args: {
    label: 'Message',
    help: 'What happened, and on which device.',
    placeholder: 'The picture stops…',
    limit: 500,
    minRows: 3,
    maxRows: 8,
    hasOptionalMark: true,
  },
};

export const Grows: Story = {
  args: { label: 'Message', minRows: 2, maxRows: 4 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    const height = () => area.getBoundingClientRect().height;
    const empty = height();
    await userEvent.type(area, 'one{Enter}two{Enter}three');
    const three = height();
    await expect(three).toBeGreaterThan(empty);
    await userEvent.type(area, '{Enter}four{Enter}five{Enter}six');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await expect(height()).toBeLessThan(three * 2);
    await expect(area).toHaveValue('one\ntwo\nthree\nfour\nfive\nsix');
  },
};

export const CountsAndRefuses: Story = {
  args: { label: 'Message', limit: 12 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'Hello');
    await expect(canvas.getByText('5 / 12')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('10 characters left');
    await userEvent.paste(' from the cinema');
    await expect(area).toHaveValue('Hello from the cinema');
    await expect(canvas.getByRole('status')).toHaveTextContent('9 characters too many');
    await userEvent.tab();
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('9 characters too many');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  args: { label: '' },
  render: () => (
    <Stack gap={16}>
      <TextArea label="Empty" placeholder="The picture stops…" minRows={2} />
      <TextArea label="Filled" defaultValue={letter} help="What happened, and on which device." limit={200} />
      <TextArea label="Too long" defaultValue={letter} limit={40} error="11 characters too many" minRows={2} />
      <TextArea label="Read only" defaultValue={letter} isReadOnly minRows={1} />
      <TextArea label="Disabled" defaultValue={letter} isDisabled minRows={1} />
    </Stack>
  ),
};
