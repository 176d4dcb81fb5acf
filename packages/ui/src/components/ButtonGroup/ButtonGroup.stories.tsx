import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChevronLeftIcon, ChevronRightIcon, PlayIcon, RestartIcon, StopIcon } from '../../exports/icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ButtonGroup, buttonGroupOrientations } from './ButtonGroup.tsx';

const actions = (
  <>
    <Button iconStart={<PlayIcon />}>Start</Button>
    <Button iconStart={<RestartIcon />}>Restart</Button>
    <Button iconStart={<StopIcon />}>Stop</Button>
  </>
);

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  args: { label: 'Server', children: actions },
  argTypes: { orientation: { control: 'inline-radio', options: buttonGroupOrientations } },
  parameters: {
    docs: {
      description: {
        component: `A group of related buttons.

- It MUST be a group with a name; each button MUST stay a stop of the Tab key, in reading order.
- Joined buttons MUST show the whole focus ring of the focused one, in both reading directions.
- Buttons that stay pressed SHOULD be a \`ToggleButtonGroup\`.
- Motion: that of its buttons; nothing of its own.`,
      },
    },
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isJoined: true, orientation: 'horizontal' } };

export const Keyboard: Story = {
  args: { isJoined: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Server' })).toBeVisible();
    for (const name of ['Start', 'Restart', 'Stop']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: () => (
    <Stack>
      <ButtonGroup label="Apart">{actions}</ButtonGroup>
      <ButtonGroup label="Joined" isJoined>
        {actions}
      </ButtonGroup>
      <div dir="rtl">
        <ButtonGroup label="Right to left" isJoined>
          {actions}
        </ButtonGroup>
      </div>
      <ButtonGroup label="Icons" isJoined>
        <IconButton tone="neutral" label="Before" icon={<ChevronLeftIcon />} />
        <IconButton tone="neutral" label="After" icon={<ChevronRightIcon />} />
      </ButtonGroup>
      <ButtonGroup label="Vertical" orientation="vertical" isJoined>
        {actions}
      </ButtonGroup>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, middle] = canvas.getAllByRole('button', { name: 'Restart' });
    middle?.focus();
    await expect(middle).toHaveFocus();
  },
};
