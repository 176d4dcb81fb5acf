import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BellIcon, ClockIcon, DashboardIcon, MenuIcon } from '../../exports/icons.ts';
import { Posed, poses } from '../../stories/Posed.tsx';
import { buttonSizes } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToggleButton, ToggleButtonGroup, toggleButtonTones } from './ToggleButton.tsx';

const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  parameters: {
    docs: {
      description: {
        component: `A button that stays pressed, and a group of them.

- Its label MUST NOT change with its state, which \`aria-pressed\` (or \`aria-checked\` in a group with one choice) exposes.
- The pressed state MUST show by a border as well as by colour, in forced colours too.
- A group MUST have a name, MUST be one tab stop, and arrow keys MUST move within it.
- Where one button must always be pressed, \`disallowEmptySelection\` MUST be set.
- A setting that takes effect at once SHOULD be a \`Switch\`.
- Focus: shows as a ring, for the keyboard only.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const views = (
  <>
    <ToggleButton id="cards" iconStart={<DashboardIcon />}>
      Cards
    </ToggleButton>
    <ToggleButton id="rows" iconStart={<MenuIcon />}>
      Rows
    </ToggleButton>
    <ToggleButton id="time" iconStart={<ClockIcon />}>
      Timeline
    </ToggleButton>
  </>
);

export const Default: Story = { args: { children: 'Follow the log' } };

export const Playground: Story = {
  args: { children: 'Follow the log', tone: 'neutral', size: 'medium', defaultSelected: true, isDisabled: false },
  argTypes: {
    tone: { control: 'inline-radio', options: toggleButtonTones },
    size: { control: 'inline-radio', options: buttonSizes },
  },
};

export const Toggles: Story = {
  args: { children: 'Follow the log', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow the log' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

/** One is always pressed; arrow keys move, Enter or Space chooses. */
export const OneOfAGroup: Story = {
  render: () => (
    <ToggleButtonGroup label="View" disallowEmptySelection defaultSelectedKeys={['cards']}>
      {views}
    </ToggleButtonGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    const cards = canvas.getByRole('radio', { name: 'Cards' });
    const rows = canvas.getByRole('radio', { name: 'Rows' });
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    await userEvent.tab();
    await expect(cards).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(rows).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(rows).toBeChecked();
    await expect(cards).not.toBeChecked();
    await userEvent.click(rows);
    await expect(rows).toBeChecked();
  },
};

export const SeveralOfAGroup: Story = {
  render: () => (
    <ToggleButtonGroup label="Shown" selectionMode="multiple" defaultSelectedKeys={['plex']}>
      <ToggleButton id="plex">Plex</ToggleButton>
      <ToggleButton id="emby">Emby</ToggleButton>
    </ToggleButtonGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Emby' }));
    await expect(canvas.getByRole('button', { name: 'Emby' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Plex' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack>
      {buttonSizes.map((size) =>
        toggleButtonTones.map((tone) => (
          <Inline key={`${size} ${tone}`}>
            <ToggleButton tone={tone} size={size}>
              Off
            </ToggleButton>
            <ToggleButton tone={tone} size={size} defaultSelected>
              On
            </ToggleButton>
            <ToggleButton tone={tone} size={size} defaultSelected iconStart={<BellIcon />} aria-label="Notify me" />
            <ToggleButton tone={tone} size={size} isDisabled>
              Disabled
            </ToggleButton>
            <ToggleButton tone={tone} size={size} isDisabled defaultSelected>
              Disabled and on
            </ToggleButton>
          </Inline>
        )),
      )}
      {poses.map((pose) => (
        <Inline key={pose}>
          <Posed as={pose}>
            {toggleButtonTones.map((tone) => [
              <ToggleButton key={tone} tone={tone}>
                {pose}
              </ToggleButton>,
              <ToggleButton key={`${tone} on`} tone={tone} defaultSelected>
                {`${pose} and on`}
              </ToggleButton>,
            ])}
          </Posed>
        </Inline>
      ))}
      {buttonSizes.map((size) => (
        <Inline key={size}>
          <ToggleButtonGroup label={`View, ${size}`} size={size} defaultSelectedKeys={['cards']}>
            {views}
          </ToggleButtonGroup>
        </Inline>
      ))}
      <Inline>
        <ToggleButtonGroup label="View, vertical" orientation="vertical" defaultSelectedKeys={['rows']}>
          {views}
        </ToggleButtonGroup>
        <ToggleButtonGroup label="View, disabled" isDisabled defaultSelectedKeys={['rows']}>
          {views}
        </ToggleButtonGroup>
      </Inline>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
