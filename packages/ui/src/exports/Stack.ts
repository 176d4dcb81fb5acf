export { Stack, stackAlignments } from '../components/Stack/Stack.tsx';
export type { StackAlignment, StackProps } from '../components/Stack/Stack.tsx';
export { layoutElements, spaces } from '../css/spaces.ts';
export type { LayoutElement, Space } from '../css/spaces.ts';
