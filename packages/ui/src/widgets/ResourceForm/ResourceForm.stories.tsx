import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { FormSection } from '../../components/FormSection/FormSection.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { UnsavedChanges } from '../../components/UnsavedChanges/use-unsaved-changes.ts';
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
        component: `A page that creates or edits one record.

- It MUST contain the page's only h1.
- For a new record the buttons MUST always show; for an existing one they MUST appear with the first change, and Cmd/Ctrl+S saves.
- With unsaved changes, of a new record too, closing the tab MUST ask for confirmation, and so MUST navigation that the host passes through \`guardRef\`; Escape stays.
- Errors from the server MUST show at their fields, the first of which takes the focus.
- Deleting MUST be separate from the fields, state what is lost, and ask for confirmation.
- Fields SHOULD be in one column, grouped into sections if there are more than six.
- Names: fields by their labels; the part for deleting is a region named by its title.
- Motion: the bar that saves rises while it fades in, and appears at once with reduced motion.`,
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

const leave = fn();

/** Whether the page makes the browser ask for confirmation. */
const asksOnClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const AsksBeforeChangesAreLost: Story = {
  args: { title: 'falkenstein-1' },
  beforeEach: () => void leave.mockClear(),
  render: function Leaving(args) {
    const guard = useRef<UnsavedChanges['guard']>(null);
    const [isChanged, setChanged] = useState(false);
    return (
      <ResourceForm
        {...args}
        isChanged={isChanged}
        guardRef={guard}
        actions={<Button onPress={() => guard.current?.(leave)}>All nodes</Button>}
      >
        <FormSection title="Machine">
          <TextField name="name" label="Name" onChange={(name) => setChanged(name !== '')} />
        </FormSection>
      </ResourceForm>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const out = canvas.getByRole('button', { name: 'All nodes' });
    await userEvent.click(out);
    await expect(leave).toHaveBeenCalledTimes(1);
    await expect(asksOnClose()).toBe(false);

    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'x');
    await expect(asksOnClose()).toBe(true);
    await userEvent.click(out);
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(leave).toHaveBeenCalledTimes(1);

    await userEvent.click(out);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  },
};

/** A new record may have unsaved input until it is saved, and its buttons stay visible. */
export const AsksBeforeANewOneIsLost: Story = {
  ...AsksBeforeChangesAreLost,
  args: { title: 'Add node', isNew: true },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: 'Add node' })).toBeVisible();
    await AsksBeforeChangesAreLost.play?.(context);
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
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
    errors: { address: ['No response from this address'] },
  },
};
