export { Inline, inlineAlignments, inlineJustifications } from '../components/Inline/Inline.tsx';
export type { InlineAlignment, InlineJustification, InlineProps } from '../components/Inline/Inline.tsx';
