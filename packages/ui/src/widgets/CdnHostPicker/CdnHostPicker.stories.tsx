import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { type CdnHostOption, CdnHostPicker } from './CdnHostPicker.tsx';

const hosts: readonly CdnHostOption[] = [
  { id: '1', name: 'Frankfurt', isDown: false, isUsed: true, isPreferred: true, here: 18, panel: 9 },
  { id: '2', name: 'Amsterdam', isDown: false, isUsed: false, isPreferred: false, here: 11, panel: 14 },
  { id: '3', name: 'Singapore', isDown: true, isUsed: false, isPreferred: false, here: null, panel: null },
];
const measuring = hosts.map((host) => ({ ...host, here: 'measuring' as const }));

const meta = {
  title: 'Widgets/CdnHostPicker',
  component: CdnHostPicker,
  args: { label: 'CDN host', hosts, value: '1', onChange: fn(), onMeasure: fn() },
  parameters: {
    docs: {
      description: {
        component: `A choice of one CDN host, each with the time that it takes to answer this browser and the panel.

- The hosts MUST be one stop of Tab; the arrow keys choose. Marks and times MUST be part of each option's description.
- A host that does not answer MUST be said to be away in words, and MUST stay possible to choose.
- Measuring again MUST keep the focus on its button, and its result MUST be announced. The first measuring, which nobody asked for, MUST NOT be announced.
- The fastest host SHOULD be marked where two or more answered.
- Only the spinner of the button moves, and stands still with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof CdnHostPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const frankfurt = canvas.getByRole('radio', { name: 'Frankfurt' });
    await expect(frankfurt).toHaveFocus();
    await expect(frankfurt).toHaveAccessibleDescription(/In use.*Preferred.*18 ms.*9 ms/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('radio', { name: 'Amsterdam' })).toHaveAccessibleDescription(/Fastest from here/);
    const singapore = canvas.getByRole('radio', { name: 'Singapore' });
    await expect(singapore).toBeEnabled();
    await expect(singapore).toHaveAccessibleDescription(/Not responding.*No answer/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Playground: Story = {};

export const Measuring: Story = {
  render: function Render(args) {
    const [current, setCurrent] = useState(hosts);
    return (
      <>
        <CdnHostPicker {...args} hosts={current} onMeasure={() => setCurrent(measuring)} />
        <button type="button" onClick={() => setCurrent(hosts)}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const again = canvas.getByRole('button', { name: 'Measure again' });
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Amsterdam' })).toHaveAccessibleDescription(/Measuring…/);
    await expect(canvas.queryByText('Amsterdam answers first.')).toBeNull();
    canvas.getByRole('button', { name: 'Answer' }).click();
    await expect(await canvas.findByText('Amsterdam answers first.')).toBeVisible();
    await expect(again).toHaveFocus();
  },
};

/** With a single host there is nothing to compare. */
export const Single: Story = {
  args: { hosts: hosts.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Fastest from here')).toBeNull();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={24}>
      <Card as="div">
        <CdnHostPicker {...args} />
      </Card>
      <Card as="div">
        <CdnHostPicker {...args} hosts={measuring.slice(0, 2)} value={null} />
      </Card>
      <Card as="div">
        <CdnHostPicker {...args} hosts={hosts.slice(0, 2)} isDisabled onMeasure={undefined} />
      </Card>
    </Stack>
  ),
};
