import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { FormSection } from '../../components/FormSection/FormSection.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx';

const sections = (
  <>
    <FormSection title="Machine" description="How the panel reaches it.">
      <TextField name="name" label="Name" isRequired />
      <TextField name="address" label="Address" isRequired help="A name or an IP address." />
    </FormSection>
    <FormSection title="Limits">
      <TextField name="servers" label="Servers at most" hasOptionalMark />
    </FormSection>
  </>
);

const meta = {
  title: 'Widgets/ResourceForm',
  component: ResourceForm,
  args: {
    title: 'Add node',
    description: 'A machine that runs your customers’ servers.',
    children: sections,
    onSave: fn(),
    onCancel: fn(),
    onDiscard: fn(),
    labels: { save: 'Add node' },
  },
  parameters: {
    docs: {
      description: {
        component: `A page that makes or changes one thing.

- It MUST hold the page's only h1.
- A new thing's buttons MUST always be there; of a thing that exists they MUST come up with the first change, and Cmd/Ctrl+S saves.
- Errors that come back MUST show at their fields, the first of which takes the focus.
- What deletes MUST stand apart from the fields, say what is lost, and ask again.`,
      },
    },
  },
} satisfies Meta<typeof ResourceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isChanged: true } };

export const SavesWhatIsValid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add node' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('falkenstein-1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), '10.0.4.12{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The server refuses the name. */
export const Refused: Story = {
  render: function Refusing(args) {
    const [errors, setErrors] = useState<ResourceFormProps['errors']>();
    return <ResourceForm {...args} errors={errors} onSave={() => setErrors({ name: ['This name is taken'] })} />;
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'falkenstein-1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), '10.0.4.12{Enter}');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('This name is taken');
  },
};

export const SaveBarComesWithAChange: Story = {
  args: { title: 'falkenstein-1' },
  render: function Changing(args) {
    const [isChanged, setChanged] = useState(false);
    return (
      <ResourceForm {...args} isChanged={isChanged} onDiscard={() => setChanged(false)}>
        <FormSection title="Machine">
          <TextField name="name" label="Name" defaultValue="falkenstein-1" onChange={() => setChanged(true)} />
        </FormSection>
      </ResourceForm>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '2');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  args: {
    dangerZone: {
      title: 'Delete node',
      description: 'Its 4 servers move to other nodes first. This cannot be undone.',
      action: <Button tone="danger">Delete node</Button>,
    },
    errors: { address: ['Nothing answers at this address'] },
  },
};
