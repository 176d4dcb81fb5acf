export { Text } from '../components/Text/Text.tsx';
export type { TextProps } from '../components/Text/Text.tsx';
export { textElements, textSizes, textTones, textWeights } from '../components/Text/text-options.ts';
export type { TextElement, TextSize, TextTone, TextWeight } from '../components/Text/text-options.ts';
