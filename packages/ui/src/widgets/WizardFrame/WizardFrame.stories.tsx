import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { WizardFrame, type WizardFrameProps, type WizardStep, wizardPlacements } from './WizardFrame.tsx';

const steps: WizardStep[] = [
  {
    id: 'key',
    label: 'Key',
    title: 'Enter your key',
    text: 'It is in the message that invited you.',
    content: <TextField name="key" label="Key" isRequired />,
  },
  {
    id: 'account',
    label: 'Account',
    title: 'Create your account',
    content: <TextField name="name" label="Name" isRequired />,
  },
  {
    id: 'done',
    label: 'Products',
    title: 'Choose products',
    content: <Checkbox name="plex">Plex</Checkbox>,
    nextLabel: 'Accept invitation',
  },
];

function Wizard(props: WizardFrameProps) {
  const [current, setCurrent] = useState(props.current);
  return <WizardFrame {...props} current={current} onCurrentChange={setCurrent} />;
}

const meta = {
  title: 'Widgets/WizardFrame',
  component: WizardFrame,
  args: {
    label: 'Accept the invitation',
    steps,
    current: 'key',
    onCurrentChange: fn(),
    onNext: fn(),
    onFinish: fn(),
  },
  argTypes: { placement: { control: 'inline-radio', options: wizardPlacements } },
  render: (args) => <Wizard {...args} />,
  parameters: {
    docs: {
      description: {
        component: `A task in steps.

- A step MUST be completed only when its fields are valid; going back MUST keep the typed values.
- A new step MUST take the focus at its title.
- The host controls the current step: if it is stored, the visitor can resume there.
- While a step is being checked it MUST stay, with its main action pending.
- There SHOULD be three to six steps, each named after what it decides; irreversible ones SHOULD come last.
- Keyboard: Enter in a one-line field completes the step; completed steps are buttons that lead back.
- Names: the steps are a list with the name of the wizard; each form is named by its title.
- Motion: none of its own; a new step shows at once.`,
      },
    },
  },
} satisfies Meta<typeof WizardFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'side' } };

export const BackKeepsWhatWasTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onNext).not.toHaveBeenCalled();
    const key = canvas.getByRole('textbox', { name: 'Key' });
    await expect(key).toHaveFocus();
    await userEvent.keyboard('ABCD-1234{Enter}');
    const title = await canvas.findByRole('heading', { name: 'Create your account' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Casey');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Enter your key' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveValue('ABCD-1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Casey'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept invitation' }));
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
  },
};

export const Resumes: Story = {
  args: { current: 'account' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /1\. Key/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Enter your key' })).toHaveFocus());
  },
};

/** The server rejects the key: the step stays and shows the error. */
export const Refused: Story = {
  render: function Refusing(args) {
    const [errors, setErrors] = useState<WizardFrameProps['errors']>();
    return (
      <Wizard
        {...args}
        errors={errors}
        onNext={async () => {
          setErrors({ key: ['This key is not known'] });
          return false;
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const key = canvas.getByRole('textbox', { name: 'Key' });
    await userEvent.type(key, 'ABCD{Enter}');
    await waitFor(() => expect(key).toHaveAccessibleDescription('This key is not known'));
    await expect(canvas.getByRole('heading', { name: 'Enter your key' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('data-pending');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  render: (args) => (
    <Stack gap={48}>
      {wizardPlacements.map((placement) => (
        <Wizard
          key={placement}
          {...args}
          label={placement}
          placement={placement}
          current={placement === 'top' ? 'account' : 'done'}
        />
      ))}
    </Stack>
  ),
};
