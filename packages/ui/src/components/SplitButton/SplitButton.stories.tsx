import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RestartIcon } from '../../icons/actions.tsx';
import { buttonSizes } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { MenuItem } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SplitButton, splitButtonTones } from './SplitButton.tsx';

const meta = {
  title: 'Components/SplitButton',
  component: SplitButton,
  args: {
    children: 'Restart server',
    menuLabel: 'Other ways to restart',
    onPress: fn(),
    onAction: fn(),
    menu: (
      <>
        <MenuItem id="idle">Restart when nobody watches</MenuItem>
        <MenuItem id="night">Restart tonight</MenuItem>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The most frequent action, with a menu of alternatives beside it.

- The two halves MUST be two buttons with names of their own, in one named group.
- The menu SHOULD contain variations of the action, not the action itself or unrelated ones.
- While the action is pending the menu MUST NOT open.
- Keyboard: Tab reaches both halves; Enter and Space act on the first and open the menu at the second, as arrows do.
- Focus: moves into the menu when it opens, and back to its button when it closes.
- Motion: that of its buttons and its menu; nothing of its own.`,
      },
    },
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'accent', size: 'medium', isPending: false, isDisabled: false },
  argTypes: {
    tone: { control: 'inline-radio', options: splitButtonTones },
    size: { control: 'inline-radio', options: buttonSizes },
  },
};

export const ActsAndOffers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Other ways to restart' });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Restart when nobody watches' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('night', undefined);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const PendingKeepsTheMenuShut: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Other ways to restart' })).toBeDisabled();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-rtl', 'visual-forced'],
  render: ({ menu }) => (
    <Stack>
      {buttonSizes.map((size) =>
        splitButtonTones.map((tone) => (
          <Inline key={`${size} ${tone}`}>
            <SplitButton tone={tone} size={size} menu={menu} iconStart={<RestartIcon />}>
              Restart server
            </SplitButton>
            <SplitButton tone={tone} size={size} menu={menu} isPending>
              Restart server
            </SplitButton>
            <SplitButton tone={tone} size={size} menu={menu} isDisabled>
              Restart server
            </SplitButton>
          </Inline>
        )),
      )}
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
