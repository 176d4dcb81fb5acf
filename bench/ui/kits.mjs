/** The pages of `pages/`, ours first. */
export const kits = ['kronos', 'mui', 'mantine', 'antd', 'chakra', 'radix', 'base-ui'];
