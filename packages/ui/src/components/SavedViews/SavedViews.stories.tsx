import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { SavedViewsProps } from './saved-views-props.ts';

const views = [
  { id: 'mine', label: 'My servers' },
  { id: 'failed', label: 'Failed today' },
];

const meta = {
  title: 'Components/SavedViews',
  component: SavedViews,
  args: {
    views,
    current: 'mine',
    onChange: fn(),
    onSave: fn(),
    onRename: fn(),
    onDelete: fn(),
    onDefaultChange: fn(),
  },
  // Description and shortcut belong to an item's description; WCAG 2.5.3 asks for its label in the name only.
  parameters: {
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
    docs: {
      description: {
        component: `Named states of a list, and what can be done with the one that is on.

- The menu MUST mark the view that is on and the one that the list opens with, and return the focus.
- Renaming, deleting and making it the default MUST be about the view that is on, and name it.
- What is no view yet MUST be savable; a name that is taken or too long MUST be refused at its field.
- Views are data in and callbacks out: the host keeps them. Deleting SHOULD be asked about, or undone, by the host.
- Keyboard: that of a \`Menu\`; in the field for a name Enter submits and Escape closes.
- Motion: that of its button, menu and popover; nothing of its own.`,
      },
    },
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: SavedViewsProps) {
  const [kept, setKept] = useState(props.views);
  const [current, setCurrent] = useState(props.current);
  const [home, setHome] = useState(props.defaultView);
  return (
    <SavedViews
      {...props}
      views={kept}
      current={current}
      defaultView={home}
      onChange={setCurrent}
      onSave={(label) => {
        props.onSave?.(label);
        setKept([...kept, { id: label, label }]);
        setCurrent(label);
      }}
      onDelete={(id) => {
        setKept(kept.filter((view) => view.id !== id));
        setCurrent(undefined);
      }}
      onDefaultChange={(id) => {
        props.onDefaultChange?.(id);
        setHome(id);
      }}
    />
  );
}

export const Default: Story = { render: (args) => <Kept {...args} /> };

export const Playground: Story = { args: { current: undefined } };

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function choose(userEvent: User, name: string) {
  // The menu before, if there was one, has given the focus back.
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-haspopup'));
  await userEvent.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
  item.focus();
  await waitFor(() => expect(item).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** The first view is named; a name that is taken, or too long, is not kept. */
export const Saving: Story = {
  args: { views: [], current: undefined, maxLength: 10 },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName('Views');
    button.focus();
    await step('the first', async () => {
      await choose(userEvent, 'Save view');
      const name = await screen.findByRole('textbox', { name: 'Name of the view' });
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.type(name, 'All of the servers{Enter}');
      await waitFor(() => expect(name).toHaveAccessibleDescription('At most 10 characters'));
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.clear(name);
      await userEvent.type(name, ' Plex {Enter}');
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('Plex'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await waitFor(() => expect(button).toHaveAccessibleName('Plex'));
    });
    await step('it can be what the list opens with', async () => {
      await choose(userEvent, 'Open the list with Plex');
      await waitFor(() => expect(args.onDefaultChange).toHaveBeenLastCalledWith('Plex'));
      await choose(userEvent, 'No longer open the list with Plex');
      await waitFor(() => expect(args.onDefaultChange).toHaveBeenLastCalledWith(undefined));
    });
  },
};

export const NameTaken: Story = {
  args: { current: undefined },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await choose(userEvent, 'Save view');
    const name = await screen.findByRole('textbox', { name: 'Name of the view' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'my SERVERS{Enter}');
    await expect(name).toHaveAccessibleDescription('Another view has this name');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={12}>
      <Inline gap={12}>
        <SavedViews {...args} defaultView="mine" />
        <SavedViews {...args} views={[]} current={undefined} />
      </Inline>
      <div style={{ blockSize: 320 }} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'My servers' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'My servers' })).toHaveFocus());
  },
};
