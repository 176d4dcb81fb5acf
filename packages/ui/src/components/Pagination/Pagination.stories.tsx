import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 3, pageSize: 25, total: 1312, onPageChange: fn(), onPageSizeChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `The range of rows that is shown, with buttons for the other pages.

- MUST be a named landmark; every page is a button with its number, the current one marked as such.
- A change of the range MUST be announced once.
- The focus MUST stay on its button, at the last page too.
- It has the same number of buttons on every page, so that nothing moves under the pointer.
- SHOULD keep the first row in view when the size changes. On a phone only the arrows and the current page are left.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { page: 1, pageSize: 10, total: 96 } };

/** Moves to the last page and back by keyboard; the focus stays. */
export const Keyboard: Story = {
  args: { page: 2, total: 75 },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('26–50 of 75');
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('51–75 of 75');
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('51–75 of 75');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('1–25 of 75');
  },
};

export const Sizes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Rows per page' });
    await expect(select).toHaveValue('25');
    await userEvent.selectOptions(select, '100');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100);
  },
};

export const WithoutRows: Story = {
  args: { total: 0, page: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No rows');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={24}>
      <Pagination {...args} label="Pages 1" page={1} />
      <Pagination {...args} label="Pages 2" page={27} />
      <Pagination {...args} label="Pages 3" page={53} onPageSizeChange={undefined} />
      <Pagination {...args} label="Pages 4" page={1} total={0} />
      <div dir="rtl">
        <Pagination {...args} label="Pages 5" page={5} />
      </div>
      <div data-density="compact">
        <Pagination {...args} label="Pages 6" page={2} total={60} />
      </div>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
  },
};
