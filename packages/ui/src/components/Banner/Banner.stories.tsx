import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';
import { bannerTones } from './banner-options.ts';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: {
    label: 'Maintenance',
    title: 'Maintenance tonight',
    children: 'Servers on node-1 restart between 02:00 and 02:15 UTC.',
  },
  parameters: {
    docs: {
      description: {
        component: `A message about the whole page, at its top.

- MUST be a named region, and MUST carry its message in words; tone and icon only repeat it.
- The dismiss button MUST have a name and a tooltip; the host removes the banner.
- SHOULD be announced only when it appears while the user works; \`danger\` then interrupts.
- Several banners stack above the header, the most serious first, and move the content below at most once.
- Keyboard: its link or button and the dismiss button are stops of the Tab key, in this order.
- Focus: takes none when it appears; where it goes after the dismissal is up to the host.
- Motion: that of its buttons; the banner appears and disappears at once.`,
      },
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Maintenance' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Playground: Story = {
  args: { tone: 'warning', onDismiss: fn(), isAnnounced: false },
  argTypes: { tone: { control: 'inline-radio', options: bannerTones } },
};

export const Dismissed: Story = {
  render: function DismissedByKeyboard(args) {
    const [isThere, setThere] = useState(true);
    return isThere ? <Banner {...args} onDismiss={() => setThere(false)} /> : <>Gone</>;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: undefined,
    children: 'Your trial ends in 3 days.',
    action: <Link href="#x">Order</Link>,
  },
};

/** Is announced when it appears while the user works. */
export const Announced: Story = {
  args: { tone: 'danger', title: undefined, children: 'The payment failed.', isAnnounced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment failed.');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-forced'],
  render: (args) => (
    <div>
      {bannerTones.map((tone) => (
        <Banner
          key={tone}
          {...args}
          label={tone}
          tone={tone}
          onDismiss={fn()}
          action={tone === 'danger' ? <Button size="small">Pay now</Button> : <Link href="#more">More about it</Link>}
        />
      ))}
      <div style={{ maxInlineSize: 360 }}>
        <Banner
          {...args}
          label="Narrow"
          tone="warning"
          onDismiss={fn()}
          action={<Button size="small">Move it</Button>}
        />
      </div>
    </div>
  ),
};
