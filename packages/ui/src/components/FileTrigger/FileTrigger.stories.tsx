import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlusIcon } from '../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { FileTrigger } from './FileTrigger.tsx';

const meta = {
  title: 'Components/FileTrigger',
  component: FileTrigger,
  args: { onSelect: fn(), children: <Button>Choose a poster</Button> },
  parameters: {
    docs: {
      description: {
        component: `Lets a button choose files.

- The dialog MUST open from a button whose name states what is chosen.
- Cancelling the dialog MUST NOT call \`onSelect\`.
- \`accept\` is only a hint to the dialog; the host SHOULD check the files.
- Keyboard: Enter and Space on the button open the dialog.
- Focus: stays on the button.
- Motion: that of its button.`,
      },
    },
  },
} satisfies Meta<typeof FileTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { accept: ['image/*'], isMultiple: true } };

const fileInput = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The file input is not there, so nothing can be chosen.');
  return input;
};

export const GivesTheFiles: Story = {
  args: { accept: ['.nfo', '.srt'], isMultiple: true },
  play: async ({ args, canvasElement, userEvent }) => {
    const files = [new File(['a'], 'film.nfo'), new File(['b'], 'film.srt')];
    await userEvent.upload(fileInput(canvasElement), files);
    await expect(args.onSelect).toHaveBeenCalledWith(files);
  },
};

/** The button opens the dialog of the system, by the keyboard too. */
export const OpensByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opened = fn((event: Event) => event.preventDefault());
    fileInput(canvasElement).addEventListener('click', opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a poster' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: ({ onSelect }) => (
    <Inline>
      <FileTrigger onSelect={onSelect}>
        <Button>Choose a poster</Button>
      </FileTrigger>
      <FileTrigger onSelect={onSelect}>
        <IconButton label="Add subtitles" icon={<PlusIcon />} />
      </FileTrigger>
      <FileTrigger onSelect={onSelect}>
        <Button isDisabled>Choose a poster</Button>
      </FileTrigger>
    </Inline>
  ),
};
