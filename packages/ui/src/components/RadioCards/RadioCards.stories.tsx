import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmbyIcon, JellyfinIcon, PlexIcon } from '../../exports/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { RadioCard, RadioCards, radioCardColumns } from './RadioCards.tsx';

const types = (
  <>
    <RadioCard
      value="plex"
      title="Plex"
      icon={<PlexIcon size={20} />}
      description="Needs a Plex account."
      aside="from $9 a month"
    />
    <RadioCard
      value="jellyfin"
      title="Jellyfin"
      icon={<JellyfinIcon size={20} />}
      description="Free of accounts elsewhere."
      aside="from $7 a month"
    />
    <RadioCard
      value="emby"
      title="Emby"
      icon={<EmbyIcon size={20} />}
      description="No image on this node."
      isDisabled
    />
  </>
);

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: { label: 'Media server', children: types },
  parameters: {
    docs: {
      description: {
        component: `A choice of one from a few options that each need a sentence, a price or a picture.

- The whole card MUST be the press target; its name MUST be its title, the rest its description.
- The keyboard MUST work as in a \`RadioGroup\`: one tab stop, arrow keys move and choose.
- The chosen card MUST be marked by a dot and a border of 3:1, in forced colours too.
- Cards MUST wrap before their text is cramped.
- Two to six options that differ in more than a name SHOULD be cards; others a \`RadioGroup\` or a \`Select\`.
- Focus: the whole card has the ring, for the keyboard only.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { help: 'It cannot be changed later.', defaultValue: 'plex', columns: 3, hasOptionalMark: true },
  argTypes: { columns: { control: 'inline-radio', options: radioCardColumns } },
};

export const Chooses: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    // Any position on the card is its target.
    await userEvent.click(canvas.getByText('Free of accounts elsewhere.'));
    const jellyfin = canvas.getByRole('radio', { name: 'Jellyfin' });
    await expect(jellyfin).toBeChecked();
    await expect(jellyfin).toHaveAccessibleDescription(/^Free of accounts elsewhere\./);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Plex' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('plex');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack gap={24}>
      <RadioCards label="Media server" help="It cannot be changed later." defaultValue="plex">
        {types}
      </RadioCards>
      <RadioCards label="Three columns" columns={3} defaultValue="jellyfin" error="Jellyfin is not on this node.">
        {types}
      </RadioCards>
      <RadioCards label="Disabled" columns={3} isDisabled defaultValue="plex">
        {types}
      </RadioCards>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
