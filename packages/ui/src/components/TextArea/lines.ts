/** The height of a number of lines, with the padding of the box. */
export const lines = (count: number) => `calc(${count}lh + 14px)`;
