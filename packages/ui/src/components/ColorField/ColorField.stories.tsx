import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { KitProvider } from '../../i18n/KitProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { type FieldErrors, Form } from '../Form/Form.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { ColorField, type ColorFieldProps } from './ColorField.tsx';

const meta = {
  title: 'Components/ColorField',
  component: ColorField,
  args: { label: 'Brand colour' },
  parameters: {
    docs: {
      description: {
        component: `A colour that can be typed as \`#rrggbb\`, or picked.

- Typing MUST always suffice; the picker is an aid, and its code loads when it is first needed.
- \`00B5AD\` and \`#0bd\` MUST be accepted too; the value is always \`#rrggbb\`. Anything else MUST show an error when the field loses the focus.
- Shade, hue and suggestions MUST work by keyboard: arrows by one step, Page Up and Page Down by ten, and each step is announced with the colour's name.
- Opening MUST move the focus into the picker, Escape MUST return it to the swatch.
- The preview MUST show what \`ThemeProvider\` does with the colour, in both themes, with the colour of the text on it and their contrast; a change is announced once the picker is closed, or while typing.
- The choice MUST NOT be shown by colour alone: the value is in the field, and each suggestion has a name.
- A handful of colours that fit the brand SHOULD be suggested.
- Motion: colours fade; the picker grows a little as it opens, and only fades with reduced motion.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: '#7c3aed', help: 'Buttons, links and the mark of where one is.', isRequired: true },
};

export const TakesWhatPeopleType: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.type(input, '00B5AD');
    await expect(canvas.getByRole('status')).toHaveTextContent('Dark text on it, contrast 7.1:1');
    await userEvent.tab();
    await expect(input).toHaveValue('#00b5ad');
    await expect(args.onChange).toHaveBeenLastCalledWith('#00b5ad');

    await userEvent.clear(input);
    await userEvent.type(input, '#40f');
    await userEvent.tab();
    await expect(input).toHaveValue('#4400ff');
    await expect(canvas.getByRole('status')).toHaveTextContent('White text on it');
  },
};

export const RefusesWhatIsNoColour: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Brand colour' });
    for (const wrong of ['teal', '#12345', 'rgb(0 0 0)']) {
      await userEvent.clear(input);
      await userEvent.type(input, wrong);
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription('Enter a colour such as #00b5ad');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    }
    await userEvent.clear(input);
    await userEvent.tab();
    await waitFor(() => expect(input).toBeValid());
  },
};

export const PickedByKeyboard: Story = {
  args: { defaultValue: '#00b5ad', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    const swatch = canvas.getByRole('button', { name: 'Pick a colour: Brand colour' });
    swatch.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick a colour: Brand colour' }));
    const shade = await dialog.findByRole('slider', { name: /Shade/ });
    await waitFor(() => expect(shade).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#02b5ad');
    await userEvent.tab();
    await expect(dialog.getByRole('slider', { name: /Hue/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#0291b5');
    await userEvent.tab();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#00b5ad'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(swatch).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('#00b5ad');
  },
};

/** Keeps the chosen hue for a grey, which has none of its own. */
export const KeepsTheHueOfAGrey: Story = {
  args: { defaultValue: '#ff0000', swatches: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const shade = await screen.findByRole('slider', { name: /Shade/ });
    await waitFor(() => expect(shade).toHaveFocus());
    await userEvent.keyboard('{Home}'.repeat(20));
    const hue = screen.getByRole('slider', { name: /Hue/ });
    hue.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(hue).toHaveValue('15');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A form that shows what it submits. */
const sending = ({ onChange, ...args }: ColorFieldProps, errors?: FieldErrors) => (
  <Form
    errors={errors}
    onSubmit={(event) => {
      event.preventDefault();
      const sent = new FormData(event.currentTarget).get('brand_color');
      if (typeof sent === 'string') onChange?.(sent);
    }}
  >
    <ColorField {...args} />
    <Button type="submit">Save</Button>
  </Form>
);

export const InAForm: Story = {
  args: { name: 'brand_color', isRequired: true, onChange: fn() },
  render: (args) => sending(args),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.type(input, 'F97316{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#f97316'));

    await userEvent.clear(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Fill in this field'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

const refusal = { brand_color: ['Another reseller uses this colour.'] };

/** Submits a colour typed in place of a refused one on the next Enter. */
export const ServerError: Story = {
  args: { name: 'brand_color', defaultValue: '#f97316', onChange: fn() },
  render: (args) => sending(args, refusal),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Brand colour' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription('Another reseller uses this colour.');
    await userEvent.clear(input);
    await userEvent.type(input, '0bd{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#00bbdd'));
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: '#7c3aed', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** Keeps the order of the digits; the direction of less saturation is reversed. */
export const RightToLeft: Story = {
  args: { label: 'لون العلامة', defaultValue: '#1144ff', hasPreview: false },
  render: (args) => (
    <KitProvider locale="ar-EG">
      <div dir="rtl">
        <ColorField {...args} />
      </div>
    </KitProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ direction: 'ltr', textAlign: 'right' });
    await userEvent.click(canvas.getByRole('button'));
    const shade = await screen.findByRole('slider', { name: /Shade/ });
    await waitFor(() => expect(shade).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { hidden: true })).not.toHaveValue('#1144ff');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced', 'visual-compact'],
  decorators: [(Story) => <div style={{ width: 740, minHeight: 560 }}>{Story()}</div>],
  render: () => (
    <Grid columns={2} gap={20}>
      <ColorField label="Empty" hasOptionalMark />
      <ColorField label="Light" defaultValue="#f0b429" />
      <ColorField label="Dark" defaultValue="#4338ca" help="Buttons and links." />
      <ColorField label="Read only" defaultValue="#e11d48" isReadOnly />
      <ColorField label="Invalid" defaultValue="teal" error="Enter a colour such as #00b5ad" />
      <ColorField label="Disabled" defaultValue="#2f9e5b" isDisabled />
      <ColorField label="Open" defaultValue="#00b5ad" />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a colour: Open' }));
    const shade = await screen.findByRole('slider', { name: /Shade/ });
    await waitFor(() => expect(shade).toHaveFocus());
  },
};
