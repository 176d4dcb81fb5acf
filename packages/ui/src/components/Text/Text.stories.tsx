import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { textElements, textSizes, textTones, textWeights } from './text-options.ts';

const meta = {
  title: 'Components/Text',
  component: Text,
  parameters: {
    docs: {
      description: {
        component: `Text in the kit's sizes and colours. For titles use Heading.

- MUST keep 4.5:1 on page, panel and raised surfaces in every tone.
- MUST NOT carry a message by its tone alone.
- MUST grow with the browser's text size.
- SHOULD be \`isNumeric\` wherever numbers line up or change.
- A truncated text SHOULD be shown in full somewhere else.
- Names: none of its own; it is read as the text of its element.
- Focus: takes none; there is nothing to operate by keyboard.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'The server came up at 21:04 and has been running since.';

export const Default: Story = { args: { children: sentence } };

export const Playground: Story = {
  args: { children: sentence, as: 'p', size: 14, tone: 'default', weight: 'regular' },
  argTypes: {
    as: { control: 'select', options: textElements },
    size: { control: 'inline-radio', options: textSizes },
    tone: { control: 'inline-radio', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
};

export const Sizes: Story = {
  args: { children: sentence },
  render: ({ children }) => (
    <Stack gap={8}>
      {textSizes.map((size) => (
        <Text key={size} as="p" size={size}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  args: { children: sentence },
  render: ({ children }) => (
    <Stack gap={4}>
      {textTones.map((tone) => (
        <Text key={tone} as="p" tone={tone}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

/** Digits of equal width, so that columns do not shift while the numbers change. */
export const Numeric: Story = {
  args: { children: '' },
  render: () => (
    <Stack gap={0} align="start">
      {['1,111.11', '9,080.70', '4,404.04'].map((figure) => (
        <Text key={figure} isNumeric>
          {figure}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = ['1,111.11', '9,080.70', '4,404.04'].map((figure) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(figure));
      return range.getBoundingClientRect().width;
    });
    await expect(new Set(widths).size).toBe(1);
  },
};

export const Mono: Story = { args: { children: 'docker restart kronos-4', isMono: true, as: 'code' } };

export const Truncated: Story = {
  args: { children: sentence.repeat(8), isTruncated: true, as: 'p' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/came up/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text.getClientRects()).toHaveLength(1);
  },
};

export const States: Story = {
  tags: ['visual'],
  args: { children: 'Server' },
  render: ({ children }) => (
    <Stack gap={12}>
      {textWeights.map((weight) => (
        <Inline key={weight} align="baseline" gap={16}>
          {textSizes.map((size) => (
            <Text key={size} size={size} weight={weight}>
              {children} {size}
            </Text>
          ))}
        </Inline>
      ))}
      <Inline gap={16}>
        {textTones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Inline>
      <Inline gap={16}>
        <Text isMono>docker restart kronos-4</Text>
        <Text isNumeric>1,111.11</Text>
      </Inline>
    </Stack>
  ),
};
