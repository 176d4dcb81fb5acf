import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { DiffView } from './DiffView.tsx';

const before = `services:
  cinema:
    image: media-server:10.9
    restart: unless-stopped
    ports:
      - "8096:8096"
    volumes:
      - config:/config
      - media:/media:ro
    environment:
      TZ: Europe/Berlin
      LOG_LEVEL: info
volumes:
  config:
  media:
`;
const after = `services:
  cinema:
    image: media-server:10.10
    restart: unless-stopped
    ports:
      - "8096:8096"
    volumes:
      - config:/config
      - media:/media:ro
    environment:
      TZ: Europe/Berlin
volumes:
  config:
  media:
  cache:
`;

const meta = {
  title: 'Components/DiffView',
  component: DiffView,
  args: { label: 'compose.yaml', before, after, beforeLabel: 'Version 3', afterLabel: 'Version 4', context: 1 },
  parameters: {
    docs: {
      description: {
        component: `The differences between two texts, line by line.

- Added and removed lines MUST be marked by a visible sign and by a word for screen readers; the colour only repeats them.
- The buttons, and Alt with the arrow keys, MUST move from change to change, wrapping around the ends, and move the focus to its first line.
- MUST state the number of changes and which one is shown, or that there are none.
- Unchanged lines fold, and unfold by keyboard; the focus MUST then move to the first of them.
- Runs from left to right in every language.
- For texts of some thousand lines; texts that take more than a second to compare count as entirely changed.
- Its labels SHOULD name the two texts ("Version 3", "Version 4").
- Motion: that of its buttons; lines unfold and scroll into view at once.`,
      },
    },
  },
} satisfies Meta<typeof DiffView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'compose.yaml' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Added image: media-server:10\.10/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Removed LOG_LEVEL: info/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 changes');
  },
};

export const Playground: Story = { args: { context: 3 } };

export const FromChangeToChange: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next change' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Change 1 of 3');
    await expect(canvas.getByRole('row', { name: /Removed image/ })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('row', { name: /Removed LOG_LEVEL/ })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(canvas.getByRole('row', { name: /Added cache/ })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Change 3 of 3');
  },
};

export const Unfolds: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('row', { name: /8096/ })).toBeNull();
    canvas.getByRole('button', { name: 'Show 6 unchanged lines' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: /8096/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /ports:/ })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('row', { name: /Removed image/ })).toHaveFocus();
  },
};

export const NoDifferences: Story = {
  args: { after: before },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No differences')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-forced'],
  render: (args) => (
    <Stack>
      <DiffView {...args} />
      <DiffView {...args} label="Empty before" before="" after={'one\ntwo'} />
      <DiffView {...args} label="The same" after={before} />
    </Stack>
  ),
};
