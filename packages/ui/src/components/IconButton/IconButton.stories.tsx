import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CloseIcon, CopyIcon, MoreIcon, RestartIcon } from '../../icons/actions.tsx';
import { Posed, poses } from '../../stories/Posed.tsx';
import { buttonSizes, buttonTones } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Copy address', icon: <CopyIcon />, onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: `A square button with an icon.

- It MUST have a name, which is also its tooltip.
- The icon SHOULD be clear without the tooltip; otherwise use a \`Button\` with a label.
- Keyboard: Enter and Space press it.
- Focus: for the keyboard it shows a ring and opens the tooltip.
- Motion: colours fade; the tooltip grows a little as it opens, and only fades with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'neutral', size: 'small' } };

export const NamesItself: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy address');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-forced'],
  render: () => (
    <Stack gap={16}>
      {buttonSizes.map((size) => (
        <Inline key={size} gap={8}>
          {buttonTones.map((tone) => (
            <IconButton key={tone} label={`${tone} ${size}`} tone={tone} size={size} icon={<RestartIcon />} />
          ))}
          <IconButton label="Close" size={size} icon={<CloseIcon size={20} />} />
          <IconButton label="More" size={size} icon={<MoreIcon size={20} />} isDisabled />
          <IconButton label="Copy" tone="neutral" size={size} icon={<CopyIcon />} isDisabled />
          <IconButton label="Restarting" tone="neutral" size={size} icon={<RestartIcon />} isPending />
        </Inline>
      ))}
      {poses.map((pose) => (
        <Inline key={pose} gap={8}>
          <Posed as={pose}>
            {buttonTones.map((tone) => (
              <IconButton key={tone} label={`${tone} ${pose}`} tone={tone} icon={<RestartIcon />} />
            ))}
          </Posed>
        </Inline>
      ))}
    </Stack>
  ),
};
