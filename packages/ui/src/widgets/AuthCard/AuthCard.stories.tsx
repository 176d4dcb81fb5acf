import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { EmailField } from '../../components/EmailField/EmailField.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { DemoBanner } from '../DemoBanner/DemoBanner.tsx';
import { AuthCard } from './AuthCard.tsx';

const meta = {
  title: 'Widgets/AuthCard',
  component: AuthCard,
  args: {
    brand: <Brand name="Kronos" />,
    title: 'Sign in',
    children: (
      <Form>
        <EmailField name="email" label="Email" isRequired />
        <PasswordField name="password" label="Password" isRequired />
        <Checkbox name="remember">Remember me</Checkbox>
        <Button type="submit" tone="accent" isWide>
          Sign in
        </Button>
      </Form>
    ),
  },
  decorators: [(Story) => <div style={{ margin: -24 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `A whole page with one card in its middle.

- It MUST be the page's main landmark and contain its only h1.
- On small screens it starts at the top, so that a phone's keyboard does not cover the fields.
- It SHOULD ask for one thing at a time; links to the other pages SHOULD be below it.
- Keyboard: nothing of its own; the form and the links are reached in reading order.
- Focus: the title can take it after navigation, without a ring.
- Motion: none of its own.`,
      },
    },
  },
} satisfies Meta<typeof AuthCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1, name: 'Sign in' }));
  },
};

const footer = (
  <>
    <Link href="#reset">Forgot your password?</Link>
    <Link href="#trial">Request a trial</Link>
  </>
);

export const Playground: Story = { args: { description: 'Use the account that your host gave you.', footer } };

/** Links to other pages are below the card: Tab reaches them after the form. */
export const WithFooter: Story = {
  args: { footer, children: <Button>Sign in</Button> },
  play: async ({ canvas, userEvent }) => {
    for (const [role, name] of [
      ['button', 'Sign in'],
      ['link', 'Forgot your password?'],
      ['link', 'Request a trial'],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
  },
};

/** A button is aligned with the links next to it by their baselines. */
export const FooterWithButton: Story = {
  args: {
    footer: (
      <>
        <Link href="#reset">Forgot your password?</Link>
        <Button size="small" tone="quiet">
          Use a passkey
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const lineOf = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().bottom;
    };
    await expect(lineOf('Use a passkey')).toBeCloseTo(lineOf('Forgot your password?'), 0);
  },
};

/** The title takes the focus after navigation, but is not a tab stop. */
export const FocusedTitle: Story = {
  args: { titleRef: (title) => title?.focus() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

/** Bars are above the page's main landmark, not in it. */
export const WithBars: Story = {
  args: { bars: <DemoBanner badge="DEMO MODE">Sign in with one of the demo accounts.</DemoBanner> },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'DEMO MODE' });
    await expect(canvas.getByRole('main')).not.toContainElement(bar);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  args: {
    description: 'Use the account that your host gave you.',
    footer,
    bars: <DemoBanner badge="DEMO MODE">Sign in with one of the demo accounts.</DemoBanner>,
  },
};
