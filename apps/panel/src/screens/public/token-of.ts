/** What the link of a mail carries: the last part of the address. */
export const tokenOf = (path: string): string => path.split('/').findLast((part) => part !== '') ?? '';
