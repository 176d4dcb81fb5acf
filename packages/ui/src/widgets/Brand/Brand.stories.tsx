import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Brand } from './Brand.tsx';

const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='28'%3E%3Crect width='120' height='28' rx='6' fill='%2300b5ad'/%3E%3C/svg%3E";

const meta = {
  title: 'Widgets/Brand',
  component: Brand,
  args: { name: 'Kronos' },
  parameters: {
    docs: {
      description: {
        component: `The name and the logo of the installation.

- An image MUST be named by the installation's name.
- Without an image the name MUST be written.
- An image SHOULD be legible in both themes, at 28 px of height; it SHOULD lead to the first page.
- Keyboard: with an address Enter follows it; otherwise nothing to operate.
- Focus: with an address it is a stop of the Tab key, with a ring; without one it takes none.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { href: '#home' } };

export const WithImage: Story = {
  args: { image: logo, href: '#home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kronos' })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack align="start">
      <Brand name="Kronos" />
      <Brand name="Kronos" href="#home" />
      <Brand name="Kronos" image={logo} />
    </Stack>
  ),
};
