import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleDates, sampleLoad, sampleNodes, sampleTimes } from '../../chart/sample.ts';
import { inPage, playgroundArgs, stepsTo } from '../SeriesChart/suite.tsx';
import { KitProvider } from '../../i18n/KitProvider.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    title: 'CPU by server',
    points: sampleTimes,
    pointsLabel: 'Time',
    series: sampleLoad.slice(0, 3),
    valueFormat: { style: 'unit', unit: 'percent' },
    dateFormat: sampleDates,
  },
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: `Values over time, as lines.

- The drawing MUST be one stop of the Tab key. Arrow keys MUST step through the points, Home and End MUST move to the first and
  the last, Page Up and Page Down a tenth further; Escape removes the cross-hair. Each point MUST be announced with all its values.
- Series MUST differ by dash as well as by hue; at most five are drawn, the table contains all.
- A missing value MUST break its line and MUST NOT be drawn as a zero.
- The same values MUST be available as a table, and as CSV where the host saves files.
- The name of a series in the legend MUST switch it on and off; each series MUST keep its look.
- The scale starts at zero unless \`min\` is set.
- The drawing runs from left to right in every language; everything around it follows the page.
- The drawing's module MUST load with the first chart shown; its space MUST be reserved meanwhile.
- The host SHOULD pass at most five series; the title SHOULD name the unit once.
- Focus: on the drawing it shows the cross-hair, which goes when the focus leaves.
- Motion: none, except for the pulse of the loading placeholder.`,
      },
    },
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { ...playgroundArgs, min: 0, max: 100 },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const plot = await canvas.findByRole('slider', { name: 'CPU by server' });
    await step('Tab leads to it, at the newest point', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'living-room' }));
      await userEvent.tab();
      await expect(plot).toHaveFocus();
      await expect(plot).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^Nov 21, 06:00 PM, cinema \d+%, kids \d+%$/),
      );
    });
    await step('arrow keys step', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(plot).toHaveAttribute('aria-valuenow', '47');
      await userEvent.keyboard('{ArrowRight}');
      await expect(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 21, 05:30 PM'));
    });
    await step('Home and End lead to the ends', async () => {
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(plot).toHaveAttribute('aria-valuenow', '1');
      await userEvent.keyboard('{PageUp}');
      await expect(plot).toHaveAttribute('aria-valuenow', '6');
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(plot).toHaveAttribute('aria-valuenow', '49');
    });
    await step('Escape takes the values away', async () => {
      await expect(within(plot).getByText('Nov 21, 06:00 PM')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(within(plot).queryByText('Nov 21, 06:00 PM')).toBeNull();
    });
  },
};

export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('slider');
    const { left, top, width } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: left + width - 9, clientY: top + 80 } });
    await expect(plot).toHaveAttribute('aria-valuenow', '49');
    await expect(within(plot).getByText('Nov 21, 06:00 PM')).toBeVisible();
    await userEvent.unhover(plot);
    await expect(within(plot).queryByText('Nov 21, 06:00 PM')).toBeNull();
  },
};

/** Missing values are not drawn, and are announced as missing. */
export const Gaps: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('slider');
    plot.focus();
    await userEvent.keyboard('{Home}{PageUp}{PageUp}{PageUp}{PageUp}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('kids No value'));
  },
};

export const LegendToggles: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('slider');
    const name = canvas.getByRole('button', { name: 'kids' });
    await expect(name).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(name);
    await expect(name).toHaveAttribute('aria-pressed', 'false');
    await expect(plot.getAttribute('aria-valuetext')).not.toContain('kids');
    await userEvent.keyboard(' ');
    await expect(plot.getAttribute('aria-valuetext')).toContain('kids');
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Time',
      'cinema',
      'kids',
      'living-room',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(50);
    await expect(canvas.getByRole('row', { name: /Nov 21, 05:00 AM/ })).toHaveTextContent('No value');
  },
};

export const Exports: Story = {
  args: { onExport: fn(), series: [{ id: 'a', label: '=evil', values: [1, null] }], points: sampleTimes.slice(0, 2) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith(
      "Time,'=evil\r\n2026-11-20T18:00:00.000Z,1\r\n2026-11-20T18:30:00.000Z,\r\n",
    );
  },
};

/** Numbers and dates follow the locale, the axis the time zone. */
export const German: Story = {
  args: { dateFormat: { ...sampleDates, timeZone: 'Europe/Berlin' }, valueFormat: { minimumFractionDigits: 1 } },
  render: (args) => (
    <KitProvider locale="de-DE">
      <LineChart {...args} />
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider');
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^21\. Nov\., 19:00, cinema \d+,\d/));
    await expect(within(plot).getByText('21. Nov.')).toBeInTheDocument();
  },
};

export const FollowsItsPlace: Story = {
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 700 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('slider');
    const place = canvas.getByTestId('place');
    place.style.width = '320px';
    const drawing = () => canvas.getByRole('slider').firstElementChild;
    await waitFor(() =>
      expect(drawing()).toHaveAttribute('viewBox', expect.stringMatching(/^0 0 (2\d\d|3[01]\d|320) 240$/)),
    );
    await expect(drawing()?.getBoundingClientRect().right).toBeLessThanOrEqual(place.getBoundingClientRect().right);
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('button', { name: 'Show as table' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { error: 'The node did not answer. Nothing was lost.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The node did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing recorded yet')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Grid columns={2} gap={16}>
      <Card>
        <LineChart {...args} title="Five series" series={sampleLoad} description="The last 24 hours" onExport={fn()} />
      </Card>
      <Card>
        <LineChart {...args} title="Cross-hair" series={sampleLoad.slice(0, 3)} max={100} />
      </Card>
      <Card>
        <LineChart
          {...args}
          title="Names, from 90 %"
          points={sampleNodes}
          pointsLabel="Node"
          min={90}
          series={[{ id: 'a', label: 'Uptime', values: [99.2, 97.5, 99.9, 94.1] }]}
          height={160}
        />
      </Card>
      <Card>
        <LineChart {...args} title="Loading" isLoading height={160} />
      </Card>
      <Card>
        <LineChart {...args} title="Failed" error="The node did not answer." onRetry={fn()} height={160} />
      </Card>
      <Card>
        <LineChart {...args} title="Empty" series={[]} height={160} />
      </Card>
    </Grid>
  ),
  play: async (context) => {
    await screen.findByRole('slider', { name: 'Five series' });
    await stepsTo('Cross-hair', '{PageDown}{PageDown}{PageDown}')(context);
  },
};
