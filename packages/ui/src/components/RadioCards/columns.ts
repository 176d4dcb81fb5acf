/** Most cards beside each other. */
export const radioCardColumns = [1, 2, 3, 4] as const;
