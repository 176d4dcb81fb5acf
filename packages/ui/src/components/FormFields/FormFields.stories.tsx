import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormFields, type FormFieldsProps } from './FormFields.tsx';
import type { FormField, FormFieldText } from './form-field.ts';

const fields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 120 },
  { name: 'text', kind: 'long-text', maxLength: 200 },
  { name: 'contact', kind: 'email', required: true, maxLength: 254 },
  { name: 'limits.memory_mb', kind: 'number', nullable: true, min: 1, max: 4096, whole: true, unit: 'MB' },
  { name: 'price', kind: 'money', required: true, min: 0, max: 100_000 },
  { name: 'is_public', kind: 'switch' },
  { name: 'type', kind: 'choice', required: true, options: ['plex', 'emby', 'jellyfin'] },
  { name: 'category', kind: 'choice', nullable: true, options: ['server', 'add-on'] },
  { name: 'size', kind: 'choice', required: true, options: ['mini', 'small', 'standard', 'large', 'huge'] },
  { name: 'place', kind: 'choice', nullable: true, options: ['top', 'left', 'right', 'bottom'] },
  { name: 'audience', kind: 'choices', required: true, options: ['customer', 'reseller'] },
  { name: 'restrictions', kind: 'tags', maxItems: 2 },
  { name: 'starts_at', kind: 'date-time', required: true },
  { name: 'day', kind: 'date', nullable: true },
] as const satisfies readonly FormField[];

const labels: Readonly<Record<string, FormFieldText>> = {
  name: { label: 'Name', help: 'As customers see it.' },
  text: { label: 'Description' },
  contact: { label: 'Contact' },
  'limits.memory_mb': { label: 'Memory' },
  price: { label: 'Price' },
  is_public: { label: 'Everybody sees it' },
  type: { label: 'Media server', option: (value) => value.toUpperCase() },
  category: { label: 'Category', option: (value) => value || 'None' },
  size: { label: 'Size' },
  place: { label: 'Place', option: (value) => value || 'Nowhere' },
  audience: { label: 'Audience' },
  restrictions: { label: 'Restrictions' },
  starts_at: { label: 'Starts' },
  day: { label: 'Day' },
  content: { label: 'Content' },
  secret: { label: 'Password' },
  prices: { label: 'Prices' },
};

const only = (...names: string[]) => fields.filter(({ name }) => names.includes(name));

/** Fields that hold what is entered, in a form that refuses the name. */
function Held({ onChange, values: initial, ...props }: FormFieldsProps) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string[]>>();
  return (
    <Form
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors({ name: ['This name is taken'] });
      }}
    >
      <FormFields
        {...props}
        values={values}
        onChange={(name, value) => {
          setValues((held) => ({ ...held, [name]: value }));
          onChange(name, value);
        }}
      />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const meta = {
  title: 'Components/FormFields',
  component: FormFields,
  args: {
    fields,
    values: {},
    onChange: fn(),
    texts: ({ name }) => labels[name] ?? { label: name },
    timeZone: 'Europe/Berlin',
  },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The inputs of fields that are given as data: kind, limits and options, as a server's schema describes them.

- Each field MUST have its label; one that may stay empty MUST be marked as optional.
- A required field that is empty MUST be refused before the form is sent; a server's errors MUST show at the fields of their names.
- A field that may be null MUST give null when it is emptied; an emptied number MUST give null.
- A number MUST be kept within its limits, and a whole number MUST take no decimals.
- A yes or no MUST be a checkbox, since it counts once the form is saved; a switch acts at once.
- A choice of up to four options MUST show them all; of more, it MUST be a select.
- Money MUST be shown in its currency and given in hundredths.
- A field of a kind that the kit does not know MUST come with an input of its own in \`custom\`.
- Over six fields SHOULD be split by \`FormSection\`s, one \`FormFields\` in each.
- Keyboard: each input has the keys of its component.
- Focus: goes through the inputs in the order of the fields.
- Motion: that of its inputs; nothing of its own.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof FormFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    values: {
      name: 'Large',
      type: 'plex',
      size: 'standard',
      price: 1299,
      audience: ['customer'],
      starts_at: '2027-01-01T11:00:00Z',
    },
  },
};

export const Playground: Story = { args: { fields: only('name', 'limits.memory_mb', 'is_public') } };

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  args: {
    values: {
      name: 'Large',
      text: 'For those who share with many.',
      'limits.memory_mb': 2048,
      price: 1299,
      is_public: true,
      type: 'plex',
      size: 'standard',
      audience: ['customer'],
      restrictions: ['Germany'],
      starts_at: '2027-01-01T11:00:00Z',
    },
  },
  render: (args) => (
    <Form errors={{ contact: ['Enter an e-mail address'] }}>
      <FormFields {...args} />
      <FormFields {...args} fields={only('name', 'is_public')} isDisabled />
    </Form>
  ),
};

export const GivesTexts: Story = {
  args: { fields: [...only('name', 'text', 'contact'), { name: 'note', kind: 'text', nullable: true }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'XL');
    await expect(args.onChange).toHaveBeenLastCalledWith('name', 'XL');
    await userEvent.type(canvas.getByRole('textbox', { name: /Description/ }), 'a');
    await expect(args.onChange).toHaveBeenLastCalledWith('text', 'a');
    const note = canvas.getByRole('textbox', { name: /note/ });
    await userEvent.type(note, 'b{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('note', null);
  },
};

/** The unit is part of the name; a number above the limit becomes the limit. */
export const KeepsNumbersWithinLimits: Story = {
  args: { fields: only('limits.memory_mb'), values: { 'limits.memory_mb': 512 } },
  play: async ({ args, canvas, userEvent }) => {
    const memory = canvas.getByRole('textbox', { name: /^Memory \(MB\)/ });
    await expect(memory).toHaveValue('512');
    await userEvent.clear(memory);
    await userEvent.type(memory, '9000');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('limits.memory_mb', 4096));
    await userEvent.click(memory);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('limits.memory_mb', 4095);
    await userEvent.clear(memory);
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('limits.memory_mb', null));
  },
};

export const GivesHundredths: Story = {
  args: { fields: only('price'), values: { price: 1299 } },
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await expect(price).toHaveValue('€12.99');
    await userEvent.clear(price);
    await userEvent.type(price, '19.9');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('price', 1990));
  },
};

/** Up to four options are radio buttons, and so is choosing none of up to three. */
export const ChoosesByKeyboard: Story = {
  args: { fields: only('is_public', 'type', 'category', 'audience'), values: { type: 'plex', category: 'server' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Everybody sees it' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('is_public', true);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'PLEX' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('type', 'jellyfin');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('category', null);
    await expect(canvas.getByRole('radio', { name: 'None' })).toBeChecked();
    canvas.getByRole('checkbox', { name: 'reseller' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('audience', ['reseller']);
  },
};

export const ChoosesFromMany: Story = {
  args: { fields: only('size', 'place'), values: { place: 'top' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Size/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'huge' });
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('size', 'huge'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Size/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Nowhere' });
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('place', null));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const TakesTags: Story = {
  args: { fields: only('restrictions'), values: { restrictions: ['no-moves'] } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: /Restrictions/ });
    await userEvent.type(input, 'no-backups');
    await screen.findByRole('option', { name: /no-backups/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('restrictions', ['no-moves', 'no-backups']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Shown in the reader's time zone, given in UTC. */
export const GivesInstants: Story = {
  args: { fields: only('starts_at', 'day'), values: { starts_at: '2027-01-01T11:00:00Z', day: '2027-01-01' } },
  play: async ({ args, canvas, userEvent }) => {
    const hour = canvas.getByRole('spinbutton', { name: /^hour, Starts/ });
    await expect(hour).toHaveTextContent('12');
    hour.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('starts_at', '2027-01-01T12:00:00.000Z');
    canvas.getByRole('spinbutton', { name: /^day, Day/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('day', '2027-01-02');
  },
};

export const RefusesEmptyAndShowsErrors: Story = {
  args: { fields: only('name') },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await userEvent.keyboard('Large{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/This name is taken/));
  },
};

export const WithOwnInputs: Story = {
  args: {
    fields: [{ name: 'prices', kind: 'rows' }, ...only('name')],
    custom: { prices: ({ name }) => <TextField label="Prices" name={name} /> },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('textbox');
    await expect(first).toBe(canvas.getByRole('textbox', { name: 'Prices' }));
  },
};

export const WithFormattedText: Story = {
  args: {
    fields: [
      { name: 'content', kind: 'html', required: true },
      { name: 'secret', kind: 'password' },
    ],
    values: { content: '<p>Tonight.</p>' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const content = await canvas.findByRole('textbox', { name: 'Content' }, { timeout: 20_000 });
    await userEvent.click(content);
    await userEvent.keyboard('Really.');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('content', expect.stringContaining('Really.')));
  },
};

export const Disabled: Story = {
  args: { fields: only('name', 'type', 'is_public'), isDisabled: true },
};
