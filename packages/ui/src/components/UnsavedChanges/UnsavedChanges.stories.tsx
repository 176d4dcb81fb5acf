import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

const meta = {
  title: 'Components/UnsavedChanges',
  component: UnsavedDialog,
  args: { isOpen: false, onLeave: fn(), onOpenChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Protects unsaved changes: \`useUnsavedChanges(isChanged)\` with its \`UnsavedDialog\`.

- Navigation through \`guard\` MUST happen at once without changes, and only after confirmation with unsaved changes.
- Escape and the button with the initial focus MUST keep the user on the page.
- Closing or reloading the tab MUST make the browser ask while there are unsaved changes, and MUST NOT otherwise.
- Changes that can be stored as a draft SHOULD be, instead of asking.
- Names: an alert dialog named by its question.
- Motion: rises a little while it fades in; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof UnsavedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Page({ onLeave }: { onLeave: () => void }) {
  const [name, setName] = useState('cinema');
  const { guard, dialog } = useUnsavedChanges(name !== 'cinema');
  return (
    <Stack gap={16}>
      <TextField label="Server name" value={name} onChange={setName} />
      <Button onPress={() => guard(onLeave)}>Back to the list</Button>
      <UnsavedDialog {...dialog} />
    </Stack>
  );
}

const leave = fn();

/** Whether the page makes the browser ask for confirmation. */
const asksOnClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const Default: Story = {
  render: () => <Page onLeave={leave} />,
  beforeEach: () => void leave.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: 'Back to the list' });
    await expect(asksOnClose()).toBe(false);
    await userEvent.click(back);
    await expect(leave).toHaveBeenCalledTimes(1);

    await userEvent.type(canvas.getByRole('textbox'), '2');
    await expect(asksOnClose()).toBe(true);
    await userEvent.click(back);
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(leave).toHaveBeenCalledTimes(1);

    await userEvent.click(back);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(leave).toHaveBeenCalledTimes(2);

    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}');
    await expect(asksOnClose()).toBe(false);
  },
};

export const Playground: Story = { args: { isOpen: true } };

/** Only a page with unsaved changes makes the browser ask. */
export const ClosingTheTab: Story = {
  render: () => <Page onLeave={leave} />,
  play: async ({ canvas, userEvent }) => {
    await expect(asksOnClose()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox'), '2');
    await expect(asksOnClose()).toBe(true);
    await userEvent.keyboard('{Backspace}');
    await expect(asksOnClose()).toBe(false);
  },
};

/** The first button and Escape stay on the page, and the focus returns to the pressed link. */
export const Staying: Story = {
  render: () => <Page onLeave={leave} />,
  beforeEach: () => void leave.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2');
    const back = canvas.getByRole('button', { name: 'Back to the list' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(back).toHaveFocus());
    await expect(leave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('cinema2');
  },
};

export const States: Story = { tags: ['visual', 'visual-rtl'], args: { isOpen: true } };
