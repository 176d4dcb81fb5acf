import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import type { FieldErrors } from '../../components/Form/Form.tsx';
import { SyncForm } from './SyncForm.tsx';
import type { SyncFormProps } from './sync-form-props.ts';

const servers = [
  { id: 1, name: 'cinema' },
  { id: 2, name: 'attic' },
  { id: 3, name: 'cellar' },
];

const meta = {
  title: 'Widgets/SyncForm',
  component: SyncForm,
  args: { servers, onSubmit: fn(), onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `What is made equal on which servers: a source, the servers that follow it, and the subjects.

- The source MUST NOT be among the targets; a target that becomes the source MUST be chosen again when another one does.
- It MUST NOT be sent without a source, a target and a subject; the first field that lacks one gets the focus.
- Each change MUST be reported, so that the host drops a comparison that no longer fits.
- Taking away MUST be off at first, and what it means MUST be said.
- Nothing changes on a press: the form asks for a comparison only.
- With one server only there is nothing to choose: the host SHOULD show an \`EmptyState\` instead.
- Keyboard: the source opens on Enter, Space or Down; Space ticks a box and flips the switch.
- Names: each field and each group of boxes by its label.
- Motion: that of its fields and its button; nothing of its own.`,
      },
    },
  },
} satisfies Meta<typeof SyncForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { initial: { source: 1 } },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    canvas.getByRole('button', { name: /Source/ }).focus();
    await userEvent.keyboard('{Tab} ');
    await expect(canvas.getByRole('checkbox', { name: 'attic' })).toBeChecked();
    await userEvent.keyboard('{Tab}{Tab}{Tab} {Tab} ');
    await expect(canvas.getByRole('switch', { name: /^Also remove/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ source: 1, targets: [2], what: ['shares'], isExact: true });
  },
};

export const Playground: Story = { args: { initial: { source: 1, targets: [2, 3] } } };

/** The selected targets are remembered, even while one of them is the source. */
export const TakesTheSourceOut: Story = {
  args: { initial: { targets: [2, 3] } },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const choose = async (name: string) => {
      canvas.getByRole('button', { name: /Source/ }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose('attic');
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'attic' })).toBeNull());
    await expect(canvas.getByRole('checkbox', { name: 'cellar' })).toBeChecked();
    // A change in between keeps it, too.
    canvas.getByRole('checkbox', { name: 'cellar' }).focus();
    await userEvent.keyboard(' ');
    await choose('cinema');
    await expect(await canvas.findByRole('checkbox', { name: 'attic' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      source: 1,
      targets: [2],
      what: ['shares', 'watched'],
      isExact: false,
    });
  },
};

/** The first incomplete field takes the focus, and all of them show their errors. */
export const AsksForWhatIsMissing: Story = {
  args: { initial: { what: [] } },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const compare = canvas.getByRole('button', { name: 'Compare' });
    compare.focus();
    await userEvent.keyboard('{Enter}');
    const source = canvas.getByRole('button', { name: /Source/ });
    await waitFor(() => expect(source).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Fill in this field')).toBeVisible());
    await expect(canvas.getByText('Choose at least one server')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'cinema' }));
    compare.focus();
    await userEvent.keyboard('{Enter}');
    const first = canvas.getByRole('checkbox', { name: 'attic' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Servers to change' })).toHaveAccessibleDescription(
      'Choose at least one server',
    );
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText('Choose at least one server')).toBeNull());
    compare.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Shares' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    compare.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ source: 1, targets: [2], what: ['shares'], isExact: false });
  },
};

function Refusing(props: SyncFormProps) {
  const [errors, setErrors] = useState<FieldErrors>();
  return (
    <SyncForm
      {...props}
      errors={errors}
      onSubmit={(values) => {
        props.onSubmit(values);
        setErrors({ targets: ['cellar is not claimed'] });
      }}
    />
  );
}

export const IsRefused: Story = {
  args: { initial: { source: 1, targets: [3] } },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    const group = canvas.getByRole('group', { name: 'Servers to change' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('cellar is not claimed'));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'attic' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(group).not.toHaveAccessibleDescription());
  },
};

/** Nothing is submitted twice, not even by Enter in a field. */
export const WaitsForTheComparison: Story = {
  args: { initial: { source: 1, targets: [2] }, isPending: true },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    canvas.getByRole('checkbox', { name: 'attic' }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: /Compare/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const Case = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>{children}</section>
);

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Grid minimum={320} gap={32}>
      <Case name="New">
        <SyncForm {...args} />
      </Case>
      <Case name="Comparing">
        <SyncForm {...args} initial={{ source: 1, targets: [2, 3], isExact: true }} isPending />
      </Case>
      <Case name="Refused">
        <SyncForm
          {...args}
          initial={{ source: 1, targets: [3] }}
          error="Plex does not answer. Nothing was changed."
          errors={{ targets: ['cellar is not claimed'] }}
        />
      </Case>
      <Case name="Running">
        <SyncForm {...args} initial={{ source: 2, targets: [1] }} isDisabled />
      </Case>
      <Case name="Long names">
        <SyncForm
          {...args}
          servers={[
            { id: 1, name: 'The server of the whole family in the house beside the lighthouse at Gull Point' },
            { id: 2, name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverwahrung' },
          ]}
          initial={{ source: 1 }}
        />
      </Case>
      <Case name="Alone">
        <SyncForm {...args} servers={servers.slice(0, 1)} initial={{ source: 1 }} />
      </Case>
    </Grid>
  ),
};
