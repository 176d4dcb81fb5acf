import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CloseIcon } from '../../icons/actions.tsx';
import { MonitorIcon } from '../../icons/things.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusDot } from '../StatusDot/StatusDot.tsx';
import { GridList, GridListItem } from './GridList.tsx';

const remove = fn();

const lines = [
  <GridListItem
    key="tv"
    id="tv"
    icon={<MonitorIcon size={20} />}
    description="Living room"
    end={<StatusDot tone="success">Playing</StatusDot>}
  >
    Television
  </GridListItem>,
  <GridListItem
    key="phone"
    id="phone"
    icon={<MonitorIcon size={20} />}
    description="Seen yesterday"
    end={<IconButton label="Remove Phone" size="small" icon={<CloseIcon />} onPress={remove} />}
  >
    Phone
  </GridListItem>,
  <GridListItem key="tablet" id="tablet" icon={<MonitorIcon size={20} />} description="Seen in May">
    Tablet
  </GridListItem>,
];

const meta = {
  title: 'Components/GridList',
  component: GridList,
  args: { label: 'Devices', emptyText: 'No devices yet', children: lines, onSelectionChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A list whose lines can be selected and can contain buttons.

- MUST be one stop for Tab; up and down move between lines, right and left between the elements of a line.
- Typing letters MUST move to the line that begins with them.
- Selection MUST be shown by a ticked box, and MUST work by Space and by pointer.
- Buttons in a line MUST name the line ("Remove Phone").
- MUST show a text when it is empty.
- A line SHOULD have one or two buttons; data that is compared by columns SHOULD be in a \`Table\`.
- Focus: shows as a ring inside the line, for the keyboard only; Tab returns to the line that had it last.
- Motion: the colours of the boxes fade; nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof GridList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    await expect(canvas.getByRole('grid', { name: 'Devices' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Television Living room' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove Phone' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  args: { selectionMode: 'multiple', disabledKeys: ['tablet'] },
  argTypes: { selectionMode: { control: 'inline-radio', options: ['none', 'single', 'multiple'] } },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(row(/^Tablet/)).toHaveFocus();
    await userEvent.keyboard('ph');
    await expect(row(/^Phone/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove Phone' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(/^Phone/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row(/^Television/)).toHaveFocus();
  },
};

export const Selectable: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('row', { name: 'Television Living room' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByText('Tablet'));
    await expect(canvas.getByRole('row', { name: 'Tablet Seen in May' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('row', { name: 'Television Living room' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2);
  },
};

export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No devices yet')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: () => (
    <Grid columns={{ base: 1, medium: 2 }}>
      <GridList label="Devices" emptyText="No devices yet">
        {lines}
      </GridList>
      <GridList
        label="Chosen devices"
        emptyText="No devices yet"
        selectionMode="multiple"
        defaultSelectedKeys={['phone']}
        disabledKeys={['tablet']}
      >
        {lines}
      </GridList>
      <GridList label="No devices" emptyText="No devices yet">
        {[]}
      </GridList>
    </Grid>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
