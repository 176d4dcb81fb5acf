import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Option } from '../../field/use-options.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ComboBox } from './ComboBox.tsx';

const nodes: readonly Option[] = [
  { id: 'fsn', label: 'Falkenstein', description: '12 of 20 places free' },
  { id: 'hel', label: 'Helsinki', description: '4 of 20 places free' },
  { id: 'ash', label: 'Ashburn', description: 'Full', isDisabled: true },
  { id: 'sin', label: 'Singapore', description: '18 of 20 places free' },
];

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: { label: 'Node', options: nodes },
  parameters: {
    // A description belongs to an option's description; WCAG 2.5.3 asks for its label in the name only.
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
    docs: {
      description: {
        component: `A text field that finds one of many options.

- Typing MUST filter; Up and Down MUST move, Enter MUST choose, Escape MUST close it and restore the choice's text.
- The field MUST refer to the list by \`aria-controls\` and to the active option by \`aria-activedescendant\`; the focus stays in the field.
- Opened by its button, it MUST offer all options, not only those that match the current choice.
- Results for an outdated text MUST be ignored.
- Loading, failure and an empty result MUST be shown in words.
- Of more than 100 options only those in view MUST be rendered; the keys MUST reach all, and their number MUST be announced.
- The closed list MUST NOT be mounted. Clearing the text MUST clear the choice, as the button
  that clears both MUST.
- A choice of fewer than six SHOULD be a \`Select\`.
- Names: its label names the field, and help and error describe it; its buttons have names of their own.
- Motion: colours fade; the list grows a little as it opens. With reduced motion it only fades, and so does the spinner.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { placeholder: 'Name of a node', help: 'Where the server will run.', hasOptionalMark: true },
};

export const ChoosesByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Node' });
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(input, 'hels');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Helsinki');
    await expect(args.onChange).toHaveBeenLastCalledWith(nodes[1]);
  },
};

/** Discards text that was typed but not chosen, and offers all options again. */
export const ComesBackToItsChoice: Story = {
  args: { defaultValue: nodes[0] ?? null, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Node' });
    await expect(input).toHaveValue('Falkenstein');
    await userEvent.click(canvas.getByRole('button', { name: /Show options/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await userEvent.type(input, 'x');
    await expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Falkenstein'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Escape}');
  },
};

/** Typing over a choice and pressing Escape closes the list and restores the text. */
export const EscapeRestores: Story = {
  args: { defaultValue: nodes[0] ?? null, onChange: fn() },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const input = canvas.getByRole('combobox', { name: 'Node' });
    input.focus();
    await userEvent.keyboard('{Control>}a{/Control}hels');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Falkenstein');
    // The restored text opens no list either.
    await userEvent.keyboard('{Shift}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('x');
    await expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

export const Clears: Story = {
  args: { defaultValue: nodes[0] ?? null, onChange: fn() },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const input = canvas.getByRole('combobox', { name: 'Node' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  },
};

/** Enter chooses the only match, or the option that creates when nothing matches; with several matches it chooses none. */
export const EnterTakesTheOnlyOption: Story = {
  args: { canCreate: true, onChange: fn(), label: 'Group' },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const input = canvas.getByRole('combobox', { name: 'Group' });
    input.focus();
    await userEvent.keyboard('helsinki');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith(nodes[1]);
    await userEvent.keyboard(' 2');
    await screen.findByRole('option', { name: 'Create “Helsinki 2”' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Helsinki 2'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 'Helsinki 2', label: 'Helsinki 2', isNew: true });
  },
};

/** A disabled option shows the reason. */
export const DisabledOption: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Node' }), 'ash');
    const option = await screen.findByRole('option', { name: /Ashburn/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  },
};

export const Creates: Story = {
  args: { canCreate: true, onChange: fn(), label: 'Group' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Group' });
    await userEvent.type(input, 'Helsinki');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.type(input, ' 2');
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Helsinki 2”' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Helsinki 2');
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 'Helsinki 2', label: 'Helsinki 2', isNew: true });
  },
};

/** Requests that the play settles by hand, in any order. */
function createOracle() {
  const asked = new Map<string, (options: readonly Option[]) => void>();
  const aborted: string[] = [];
  return {
    asked,
    aborted,
    load: (query: string, signal: AbortSignal) =>
      new Promise<readonly Option[]>((resolve) => {
        signal.addEventListener('abort', () => aborted.push(query));
        asked.set(query, resolve);
      }),
  };
}
const oracle = createOracle();

/** Ignores the results for "he" when they come after those for "sin". */
export const DropsLateAnswers: Story = {
  args: { options: oracle.load },
  beforeEach: () => {
    oracle.asked.clear();
    oracle.aborted.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Node' });
    await userEvent.type(input, 'he');
    await waitFor(() => expect(oracle.asked.has('he')).toBe(true));
    await waitFor(() => expect(screen.getAllByRole('progressbar', { name: 'Loading' })[0]).toBeVisible());
    await userEvent.clear(input);
    await userEvent.type(input, 'sin');
    await waitFor(() => expect(oracle.asked.has('sin')).toBe(true));
    await expect(oracle.aborted).toContain('he');
    oracle.asked.get('sin')?.([{ id: 'sin', label: 'Singapore' }]);
    await expect(await screen.findByRole('option', { name: 'Singapore' })).toBeInTheDocument();
    oracle.asked.get('he')?.([{ id: 'hel', label: 'Helsinki' }]);
    await Promise.resolve();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Singapore'));
    // The next results do not contain Singapore; the choice stays.
    await userEvent.type(input, 'x');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Singapore'));
  },
};

/** Disables the options of the previous text while the results of the new one are loading. */
export const HoldsOldOptions: Story = {
  args: { options: oracle.load, onChange: fn() },
  beforeEach: () => oracle.asked.clear(),
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const input = canvas.getByRole('combobox', { name: 'Node' });
    input.focus();
    await userEvent.keyboard('he');
    await waitFor(() => expect(oracle.asked.has('he')).toBe(true));
    oracle.asked.get('he')?.([{ id: 'hel', label: 'Helsinki' }]);
    const option = await screen.findByRole('option', { name: 'Helsinki' });
    await expect(option).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('r');
    await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('her');
    await waitFor(() => expect(oracle.asked.has('her')).toBe(true));
    oracle.asked.get('her')?.([{ id: 'her', label: 'Herne' }]);
    await screen.findByRole('option', { name: 'Herne' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Herne'));
  },
};

export const TellsOfFailure: Story = {
  args: { options: () => Promise.reject(new Error('No answer')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show options/ }));
    await expect((await screen.findAllByText('The options could not be loaded'))[0]).toBeInTheDocument();
    const announced = () => document.querySelector('[data-live-announcer] [aria-live="assertive"]');
    await waitFor(() => expect(announced()).toHaveTextContent('The options could not be loaded'));
    await expect(announced()).not.toHaveTextContent('available');
    await userEvent.keyboard('{Escape}');
  },
};

function Refusing() {
  const [errors, setErrors] = useState<Record<string, string[]>>();
  return (
    <Form
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        const isSent = new FormData(event.currentTarget).get('node') === 'hel';
        setErrors({ node: [isSent ? 'No place is left on it.' : 'Unknown node.'] });
      }}
    >
      <ComboBox label="Node" name="node" options={nodes} isRequired />
      <Button type="submit">Create</Button>
    </Form>
  );
}

/** Submits the id; a server error appears at the field and moves the focus to it. */
export const InAForm: Story = {
  render: () => <Refusing />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Node' });
    const submit = canvas.getByRole('button', { name: 'Create' });
    await userEvent.click(submit);
    await expect(canvas.getByText('Fill in this field')).toBeVisible();
    await userEvent.type(input, 'hel');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Helsinki'));
    await userEvent.click(submit);
    await expect(await canvas.findByText('No place is left on it.')).toBeInTheDocument();
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** Typing scrolls the field into view and opens its list, which a later scroll closes. */
export const OpensOutOfView: Story = {
  decorators: [
    (Story) => (
      <div data-testid="page" style={{ maxHeight: 160, overflow: 'auto' }}>
        {Story()}
        <div style={{ height: 600 }} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const page = canvas.getByTestId('page');
    const scrolled = () => new Promise((resolve) => page.addEventListener('scroll', resolve, { once: true }));
    canvas.getByRole('combobox', { name: 'Node' }).focus();
    const away = scrolled();
    page.scrollTop = 400;
    await away;
    const back = scrolled();
    // One letter: the next one would open the list again.
    await userEvent.keyboard('g');
    await back;
    await expect(page.scrollTop).toBeLessThan(100);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(canvas.getByRole('combobox', { name: 'Node' })).toHaveAttribute('aria-expanded', 'true');
    page.scrollTop = 200;
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

const towns: readonly Option[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `town-${index + 1}`,
  label: `Town ${index + 1}`,
}));

const announced = () => document.querySelector('[data-live-announcer] [aria-live="assertive"]');

/** Few elements for many options, the last one a key away, and their number in words. */
export const TwoThousand: Story = {
  args: { label: 'Town', options: towns, onChange: fn() },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const input = canvas.getByRole('combobox', { name: 'Town' });
    const active = () =>
      document.querySelector(`#${CSS.escape(input.getAttribute('aria-activedescendant') ?? 'none')}`);
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('Town 1'));
    await waitFor(() => expect(announced()).toHaveTextContent(/2,?000 options available/));
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await expect(active()).toHaveAttribute('aria-setsize', '2000');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toHaveTextContent('Town 2000'));
    await expect(active()).toBeVisible();
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(active()).toHaveTextContent(/^Town 1$/));
    await userEvent.keyboard('Town 13');
    // Town 13, 130 to 139 and 1300 to 1399: too few of them is not a long list any more.
    await waitFor(() => expect(announced()).toHaveTextContent('111 options available'));
    await userEvent.keyboard('79');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(towns[1378]);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-rtl', 'visual-forced'],
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'label-content-name-mismatch', enabled: false },
          // While a list is open the rest of the page is hidden from screen readers, and Tab closes the list before leaving it.
          { id: 'aria-hidden-focus', enabled: false },
        ],
      },
    },
  },
  render: () => (
    <Stack gap={16}>
      <ComboBox label="Empty" options={nodes} placeholder="Name of a node" />
      <ComboBox label="Chosen" options={nodes} defaultValue={nodes[1] ?? null} help="Where the server will run." />
      <ComboBox label="Invalid" options={nodes} defaultValue={nodes[2] ?? null} error="This node is full." />
      <ComboBox label="Read only" options={nodes} defaultValue={nodes[1] ?? null} isReadOnly />
      <ComboBox label="Disabled" options={nodes} defaultValue={nodes[1] ?? null} isDisabled />
      <ComboBox label="Open" options={nodes} defaultValue={nodes[0] ?? null} canCreate />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Open' });
    await userEvent.clear(input);
    await userEvent.type(input, 'in');
    await screen.findByRole('option', { name: 'Create “in”' });
    await userEvent.keyboard('{ArrowDown}');
  },
};
