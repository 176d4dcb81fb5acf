/** The pages of `pages/`, ours first. */
export const kits = ['kronos', 'mui', 'mantine', 'antd', 'chakra', 'radix', 'base-ui'];

/**
 * Our page without the kit's Vite plugin: every language of React Aria. Measured with the others, but without a
 * target.
 */
export const withoutPlugin = 'kronos, no plugin';
