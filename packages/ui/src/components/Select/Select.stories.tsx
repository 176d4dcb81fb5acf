import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EmbyIcon, JellyfinIcon, PlexIcon } from '../../exports/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';
import type { SelectOption, SelectSection } from './select-props.ts';

const types: readonly SelectOption[] = [
  { id: 'plex', label: 'Plex', icon: <PlexIcon /> },
  { id: 'emby', label: 'Emby', icon: <EmbyIcon />, description: 'No image on this node.', isDisabled: true },
  { id: 'jellyfin', label: 'Jellyfin', icon: <JellyfinIcon />, description: 'Free of accounts elsewhere.' },
];

const nodes: readonly SelectSection[] = [
  {
    title: 'Europe',
    options: [
      { id: 'berlin', label: 'berlin-1', description: '12 servers' },
      { id: 'oslo', label: 'oslo-2', description: '3 servers' },
    ],
  },
  { title: 'America', options: [{ id: 'denver', label: 'denver-1', description: '8 servers' }] },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Type', options: types },
  parameters: {
    // The button shows the field's label or the choice; its name contains both.
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
    docs: {
      description: {
        component: `A choice of one from a short list.

- The button's name MUST contain the label and the chosen option.
- Enter, Space and the arrow keys MUST open it; typing MUST find an option, open or closed; Escape MUST close it and change nothing.
- The list MUST NOT be mounted while it is closed.
- A disabled option SHOULD give the reason.
- With more than about twenty options a \`ComboBox\` SHOULD be used, with fewer than four a \`RadioGroup\`.
- Focus: moves into the list when it opens, and back to the button when it closes.
- Motion: colours fade; the list grows a little as it fades in, and only fades with reduced motion.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { help: 'It cannot be changed later.', placeholder: 'Choose a type', defaultValue: 'plex', isRequired: true },
};

export const ClosedAtOnce: Story = {
  // On a touch screen React Aria positions the list two frames later, in case a keyboard opens.
  beforeEach: () => {
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 1 });
    return () => void Reflect.deleteProperty(navigator, 'maxTouchPoints');
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Type/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /Type/ });
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('Choose…');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Plex' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    // The disabled option is skipped.
    await expect(screen.getByRole('option', { name: 'Jellyfin' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('jellyfin');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('Jellyfin Type');
  },
};

export const Sections: Story = {
  args: { label: 'Node', options: nodes, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Node/ }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Europe' })).toBeVisible());
    const oslo = screen.getByRole('option', { name: 'oslo-2' });
    await expect(oslo).toHaveAccessibleDescription('3 servers');
    await userEvent.click(oslo);
    await expect(args.onChange).toHaveBeenCalledWith('oslo');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const WithError: Story = {
  args: { error: 'No node offers this type.', defaultValue: 'plex' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Type/ })).toHaveAccessibleDescription('No node offers this type.');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-rtl', 'visual-forced'],
  render: () => (
    <Stack gap={16}>
      <Select label="Empty" options={types} />
      <Select label="Chosen" options={types} defaultValue="plex" help="It cannot be changed later." />
      <Select label="Invalid" options={types} defaultValue="jellyfin" error="No node offers this type." />
      <Select label="Disabled" options={types} defaultValue="plex" isDisabled />
      <Select label="Type" options={[{ title: 'Media servers', options: types }]} defaultValue="plex" hasOptionalMark />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Plex Type/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  },
};
