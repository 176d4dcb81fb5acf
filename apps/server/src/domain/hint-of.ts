/** Returns enough of an address for its owner to recognize it: `c•••@example.com`. */
export const hintOf = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1•••$2');
