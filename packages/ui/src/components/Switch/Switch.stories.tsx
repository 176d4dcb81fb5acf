import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Posed, poses } from '../../stories/Posed.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  parameters: {
    docs: {
      description: {
        component: `A setting that takes effect at once.

- Its label MUST be part of the press target; Space MUST toggle it.
- The state MUST show by the thumb's position, not by colour alone, in forced colours too.
- In a form that is submitted, a \`Checkbox\` SHOULD be used.
- Focus: the track has the ring, for the keyboard only.
- Motion: the thumb slides and colours fade; with reduced motion the thumb moves at once.`,
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Restart by itself' } };

export const Playground: Story = {
  args: { children: 'Restart by itself', help: 'After a crash, at most three times an hour.', defaultSelected: true },
};

export const Toggles: Story = {
  args: { children: 'Restart by itself' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('switch', { name: 'Restart by itself' });
    await userEvent.click(canvas.getByText('Restart by itself'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  args: { children: '' },
  render: () => (
    <Stack gap={16}>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
      <Switch help="After a crash, at most three times an hour.">With help</Switch>
      <Switch error="Not available for this product.">Invalid</Switch>
      <Switch isDisabled>Disabled</Switch>
      <Switch isDisabled defaultSelected>
        Disabled and on
      </Switch>
      <Switch isReadOnly defaultSelected>
        Read only
      </Switch>
      <Switch>In hand</Switch>
      {poses.map((pose) => (
        <Posed key={pose} as={pose}>
          <Switch>{pose}</Switch>
          <Switch defaultSelected>{`${pose} and on`}</Switch>
        </Posed>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('switch', { name: 'Read only' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'In hand' })).toHaveFocus();
  },
};
