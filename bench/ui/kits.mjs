/** The pages of `pages/`, ours first. */
export const kits = ['kronos', 'mui', 'mantine', 'antd', 'chakra', 'radix', 'base-ui'];

/** Our page without the kit's plugin of Vite: every language of React Aria. Measured with the others, judged by none. */
export const withoutPlugin = 'kronos, no plugin';
