import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Also restarts its side services', children: <Button>Restart server</Button> },
  parameters: {
    docs: {
      description: {
        component: `A few words about a control, on hover and on focus.

- It MUST open at once by keyboard and after half a second by pointer, and close by Escape.
- It MUST describe its trigger for screen readers.
- It MUST NOT hold controls or anything that is needed to go on: touch never shows it.
- It SHOULD be a few words; more belongs on the page.`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'bottom', delay: 0 } };

export const OpensOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Restart server' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Also restarts its side services');
    await expect(button).toHaveAccessibleDescription('Also restarts its side services');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: () => (
    <div style={{ paddingBlock: 40 }}>
      <Inline gap={48}>
        <Button>First</Button>
        <Tooltip content="Also restarts its side services">
          <Button>Restart server</Button>
        </Tooltip>
      </Inline>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'First' }).focus();
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
