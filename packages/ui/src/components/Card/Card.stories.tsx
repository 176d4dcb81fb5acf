import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoreIcon } from '../../exports/icons.ts';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, cardTones } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component: `A panel for one subject, named by its title if it has one.

- A section or an article with a title MUST be named by it for assistive technology.
- MUST NOT be pressable as a whole: actions in it are buttons or links of their own.
- MUST show its border when forced colours remove the surface.
- SHOULD have one or two actions in its title's line; more belong in a menu.
- Keyboard: nothing to operate of its own.
- Focus: takes none; the actions beside the title come before the content.
- Motion: none of its own.`,
      },
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const more = <Button size="small" tone="quiet" aria-label="More actions" iconStart={<MoreIcon />} />;

export const Default: Story = { args: { title: 'Storage', children: 'Films take 2.1 TB of 4 TB.' } };

export const Playground: Story = {
  args: {
    title: 'Storage',
    description: 'Where the space goes',
    tone: 'panel',
    children: 'Films take 2.1 TB of 4 TB.',
    footer: 'Measured 12 minutes ago',
    isFlush: false,
  },
  argTypes: { tone: { control: 'inline-radio', options: cardTones } },
};

export const NamedByItsTitle: Story = {
  args: { title: 'Storage', actions: more, children: 'Films take 2.1 TB of 4 TB.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Storage' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Storage' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus();
  },
};

export const WithoutTitle: Story = { args: { children: 'Films take 2.1 TB of 4 TB.' } };

/** For tables and pictures. */
export const Flush: Story = {
  args: { title: 'Last processes', isFlush: true, children: <Text as="p">The content reaches the edges.</Text> },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={2}>
      {cardTones.map((tone) => [
        <Card
          key="full"
          tone={tone}
          title={`Storage, ${tone}`}
          description="Where the space goes"
          actions={more}
          footer="12 min ago"
        >
          Films take 2.1 TB of 4 TB.
        </Card>,
        <Card key="plain" tone={tone}>
          Films take 2.1 TB of 4 TB.
        </Card>,
        <Card key="flush" tone={tone} title={`Flush, ${tone}`} isFlush>
          Films take 2.1 TB of 4 TB.
        </Card>,
      ])}
    </Grid>
  ),
};
