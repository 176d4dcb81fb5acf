export { Heading } from '../components/Heading/Heading.tsx';
export type { HeadingProps } from '../components/Heading/Heading.tsx';
export { headingLevels, headingSizes } from '../components/Heading/heading-options.ts';
export type { HeadingLevel, HeadingSize } from '../components/Heading/heading-options.ts';
