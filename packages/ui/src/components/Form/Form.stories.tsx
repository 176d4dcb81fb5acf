import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type FieldErrors, Form } from './Form.tsx';

const meta = {
  title: 'Components/Form',
  component: Form,
  parameters: {
    docs: {
      description: {
        component: `A column of fields that shows the errors a server returned for them.

- Each error MUST appear at the field of its name, and the first invalid field MUST receive the focus.
- An error without a field, or of a missing field, MUST appear above the form and be announced.
- An error MUST disappear when its field is changed.
- Required and malformed fields MUST show an error before anything is submitted, in the kit's words.
- Fields SHOULD be in one column of at most 560 px.
- Keyboard: Enter in a \`TextField\` submits, where the form has a button for it.
- Motion: none of its own; errors appear at once.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <>
    <EmailField name="email" label="Email" isRequired />
    <PasswordField name="password" label="Password" isRequired />
    <Checkbox name="remember">Remember me</Checkbox>
    <Button type="submit" tone="accent" isWide>
      Sign in
    </Button>
  </>
);

export const Default: Story = { args: { children: fields } };

export const Playground: Story = { args: { children: fields, error: 'These credentials do not match.' } };

const refusal: FieldErrors = { password: ['At most 1024 characters'], email: ['This address is blocked'] };

/** A form whose server rejects the submitted values. */
function Refusing({ errors: answer }: { errors: FieldErrors }) {
  const [errors, setErrors] = useState<FieldErrors>();
  return (
    <Form
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors({ ...answer });
      }}
    >
      {fields}
    </Form>
  );
}

export const ServerErrors: Story = {
  render: () => <Refusing errors={refusal} />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@kronos.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'kronos-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('This address is blocked');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('At most 1024 characters');
    await userEvent.type(email, 'x');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('This address is blocked')).toBeNull());
    await expect(canvas.getByText('At most 1024 characters')).toBeVisible();
  },
};

/** Submits again on the next Enter after an error: the old response does not block the new value. */
export const SendsAgainOnEnter: Story = {
  args: { onSubmit: fn((event) => event.preventDefault()) },
  render: function Render({ onSubmit }) {
    const [errors, setErrors] = useState<FieldErrors>();
    return (
      <Form
        errors={errors}
        onSubmit={(event) => {
          onSubmit?.(event);
          setErrors({ email: ['This address is blocked'] });
        }}
      >
        <EmailField name="email" label="Email" isRequired />
        <Button type="submit">Sign in</Button>
      </Form>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@kronos.test{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address is blocked'));
    await userEvent.clear(email);
    await userEvent.type(email, 'eve@kronos.test');
    await expect(email).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address is blocked'));
  },
};

/** A real mouse press: released at the same position, whether or not the button is still there. */
async function pressInPlace(button: HTMLElement) {
  const { userEvent } = await import('vitest/browser');
  await userEvent.click(button);
  // All stories share one mouse: if it stayed here, the next screenshot would show a hover.
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
}

/** An error that disappeared when its field loses the focus would move the button during the press. */
export const StandsStillUnderAPress: Story = {
  args: { onSubmit: fn((event) => event.preventDefault()) },
  render: ({ onSubmit }) => (
    <Form onSubmit={onSubmit}>
      <NewPasswordField name="password" label="New password" isRequired />
      <Button type="submit">Set the password</Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    const submit = canvas.getByRole('button', { name: 'Set the password' });
    await userEvent.type(field, 'too short');
    await pressInPlace(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getAllByText('At least 12 characters, or a passphrase of four words')).toHaveLength(2);
    await userEvent.clear(field);
    await userEvent.type(field, 'V7k-q2Zm.hX4');
    await pressInPlace(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(field).not.toHaveAccessibleErrorMessage());
    await waitFor(() =>
      expect(canvas.getAllByText('At least 12 characters, or a passphrase of four words')).toHaveLength(1),
    );
  },
};

/** Shows an error at once after a right click, whose system menu swallows the end of the press. */
export const TellsAfterARightClick: Story = {
  args: { onSubmit: fn((event) => event.preventDefault()) },
  render: ({ onSubmit }) => (
    <Form onSubmit={onSubmit}>
      <TextField name="name" label="Name" isRequired />
      <Button type="submit">Keep</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    // With the right button, and with the Control key of a Mac.
    for (const button of [2, 0]) {
      await userEvent.type(field, 'a');
      await waitFor(() => expect(field).not.toHaveAccessibleErrorMessage());
      await fireEvent.mouseDown(field, { button });
      await fireEvent.contextMenu(field, { button });
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('Fill in this field')).toBeVisible());
    }
  },
};

/** Accepts the next code character by character after an error, in an uncontrolled field. */
export const TakesTheNextValue: Story = {
  args: { onSubmit: fn((event) => event.preventDefault()) },
  render: function Render({ onSubmit }) {
    const [errors, setErrors] = useState<FieldErrors>();
    return (
      <Form
        errors={errors}
        onSubmit={(event) => {
          onSubmit?.(event);
          const sent = new FormData(event.currentTarget).get('code');
          setErrors({ code: [`${typeof sent === 'string' ? sent : 'Nothing'} is wrong`] });
        }}
      >
        <TextField name="code" label="Code" isRequired />
        <Button type="submit">Switch on</Button>
      </Form>
    );
  },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const field = canvas.getByRole('textbox', { name: 'Code' });
    const submit = canvas.getByRole('button', { name: 'Switch on' });
    await userEvent.type(field, '000000');
    await pressInPlace(submit);
    await waitFor(() => expect(field).toHaveAccessibleDescription('000000 is wrong'));
    await expect(field).toHaveFocus();
    await userEvent.fill(field, '123456');
    await expect(field).toHaveValue('123456');
    await pressInPlace(submit);
    await waitFor(() => expect(field).toHaveAccessibleDescription('123456 is wrong'));
    await userEvent.keyboard('{Control>}a{/Control}65');
    await expect(field).toHaveValue('65');
    await expect(field).not.toHaveAccessibleDescription();
    await pressInPlace(submit);
    await waitFor(() => expect(field).toHaveAccessibleDescription('65 is wrong'));
    await expect(args.onSubmit).toHaveBeenCalledTimes(3);
  },
};

/** Submits nothing while a required field is empty, and shows the kit's message. */
export const RefusesEmptyFields: Story = {
  args: { children: fields, onSubmit: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(canvas.getAllByText('Fill in this field')).toHaveLength(2);
  },
};

/** Shows errors that belong to no field above the form. */
export const ErrorsWithoutAField: Story = {
  args: { children: fields, errors: { captcha: ['Please try again in a minute.'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please try again in a minute.'));
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow'],
  args: { children: fields, error: 'These credentials do not match.', errors: refusal },
};
