/** The maximum number of cards side by side. */
export const radioCardColumns = [1, 2, 3, 4] as const;
