import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CheckboxGroup, checkboxGroupOrientations } from './CheckboxGroup.tsx';

const libraries = (
  <>
    <Checkbox value="movies">Movies</Checkbox>
    <Checkbox value="shows" help="With all seasons.">
      Shows
    </Checkbox>
    <Checkbox value="music">Music</Checkbox>
  </>
);

const short = (
  <>
    <Checkbox value="movies">Movies</Checkbox>
    <Checkbox value="shows">Shows</Checkbox>
    <Checkbox value="music">Music</Checkbox>
  </>
);

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Shared libraries', children: libraries },
  parameters: {
    docs: {
      description: {
        component: `A choice of any number of a few options.

- It MUST be a group named by its label and described by its help and error.
- Each box MUST be a stop of the Tab key.
- An error of the group MUST mark the group, not each box.
- With more than about ten options it SHOULD be a \`TagField\`.
- Focus: shows as a ring around the box that has it, for the keyboard only.
- Motion: the colours of the boxes fade; the marks appear at once.`,
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { orientation: 'horizontal', children: short, help: 'Invited people see these only.', defaultValue: ['shows'] },
  argTypes: { orientation: { control: 'inline-radio', options: checkboxGroupOrientations } },
};

export const Chooses: Story = {
  args: { onChange: fn(), help: 'Invited people see these only.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Shared libraries' })).toHaveAccessibleDescription(
      'Invited people see these only.',
    );
    await userEvent.click(canvas.getByText('Movies'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['movies']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Shows' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['movies', 'shows']);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack gap={24}>
      <CheckboxGroup label="Shared libraries" help="Invited people see these only." defaultValue={['shows']}>
        {libraries}
      </CheckboxGroup>
      <CheckboxGroup label="In a row" orientation="horizontal" hasOptionalMark defaultValue={['music']}>
        {short}
      </CheckboxGroup>
      <CheckboxGroup label="Invalid" orientation="horizontal" error="Choose at least one library.">
        {short}
      </CheckboxGroup>
      <CheckboxGroup label="Disabled" orientation="horizontal" isDisabled defaultValue={['music']}>
        {short}
      </CheckboxGroup>
    </Stack>
  ),
};
