import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { buttonSizes, buttonTones } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CopyButton } from './CopyButton.tsx';

/** Replaces the system's clipboard, which a test must not change. */
const clipboard = fn((_text: string) => Promise.resolve());

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { value: 'http://cinema.kronos.test:32400', label: 'Copy address' },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    clipboard.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: clipboard } });
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  parameters: {
    docs: {
      description: {
        component: `Copies a text and confirms it.

- Its name MUST state what is copied, and MUST NOT change after the copy.
- "Copied" MUST be announced, and MUST show by a different icon, not by colour alone.
- A failure MUST be announced too.
- It MUST work on plain HTTP, where the Clipboard API is missing, and where its permission was refused.
- It SHOULD be directly after what it copies.
- Keyboard: Enter and Space copy.
- Focus: stays on the button.
- Motion: that of its button and tooltip; the icon changes at once.`,
      },
    },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hasLabel: true, tone: 'neutral', size: 'medium' },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
  },
};

export const SaysCopied: Story = {
  args: { onCopied: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy address' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(clipboard).toHaveBeenCalledWith('http://cinema.kronos.test:32400');
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await expect(button).toHaveAccessibleName('Copy address');
    // It returns to its initial state by itself.
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 5000 });
  },
};

export const SaysWhenItCouldNot: Story = {
  args: { hasLabel: true, onCopied: fn() },
  play: async ({ args, canvas, userEvent }) => {
    clipboard.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'));
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

/** Copies by the older command when the permission is denied; the focus stays where it is. */
export const WithoutPermission: Story = {
  args: { onCopied: fn() },
  play: async ({ args, canvas, userEvent }) => {
    clipboard.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    const copied = fn();
    spyOn(document, 'execCommand').mockImplementation((command) => {
      copied(command, document.getSelection()?.toString());
      return true;
    });
    const button = canvas.getByRole('button', { name: 'Copy address' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(copied.mock.calls).toEqual([['copy', 'http://cinema.kronos.test:32400']]);
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(document.body).not.toHaveTextContent('http://cinema.kronos.test:32400');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: ({ value, label }) => (
    <Stack>
      {buttonSizes.map((size) => (
        <Inline key={size}>
          <CopyButton value={value} label={label} size={size} />
          <CopyButton value={value} label={label} size={size} tone="neutral" hasLabel />
          <CopyButton value={value} label={label} size={size} isDisabled />
        </Inline>
      ))}
    </Stack>
  ),
};
