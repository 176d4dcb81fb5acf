import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Form } from '../Form/Form.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormSection } from './FormSection.tsx';

const meta = {
  title: 'Components/FormSection',
  component: FormSection,
  args: {
    title: 'Company',
    description: 'Shown on the sign-in page and in mails.',
    children: <TextField label="Name" defaultValue="Kronos" />,
  },
  parameters: {
    docs: {
      description: {
        component: `A group of fields with its title.

- The title MUST be beside the fields where there is room, above them where there is not.
- The section MUST be named by its title, and the title MUST be a heading of the right level in the page's outline.
- Fields MUST keep to one column of at most 560 px.
- The focus order MUST be that of the page.
- Its title SHOULD name the subject, its description why users would change it.
- Keyboard: nothing to operate of its own.
- Motion: none of its own.`,
      },
    },
  },
  render: (args) => (
    <Form hasSections>
      <FormSection {...args} />
    </Form>
  ),
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Company' })).toContainElement(
      canvas.getByRole('textbox', { name: 'Name' }),
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Company' })).toBeVisible();
  },
};

export const Playground: Story = { args: { level: 3 } };

/** The title is a heading of the given level. */
export const Level: Story = {
  args: { level: 4, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Company' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Company' })).toHaveTextContent(/^CompanyName/);
  },
};

/** Titles are beside the fields on a wide screen; Tab moves down the page. */
export const Sections: Story = {
  render: () => (
    <Form hasSections>
      <FormSection title="Company">
        <TextField label="Name" />
      </FormSection>
      <FormSection title="Support">
        <EmailField label="Address" />
      </FormSection>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const [company, support] = canvas.getAllByRole('region');
    const [name, address] = canvas.getAllByRole('textbox');
    await expect(company).toContainElement(name ?? null);
    await expect(support).toContainElement(address ?? null);
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.tab();
    await expect(address).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow'],
  render: () => (
    <Form hasSections>
      <FormSection title="Company" description="Shown on the sign-in page and in mails.">
        <TextField label="Name" defaultValue="Kronos" />
        <EmailField label="Support address" defaultValue="help@kronos.test" />
      </FormSection>
      <FormSection title="Sign-in">
        <Switch help="Anyone with the link may make an account.">Open registration</Switch>
      </FormSection>
    </Form>
  ),
};
