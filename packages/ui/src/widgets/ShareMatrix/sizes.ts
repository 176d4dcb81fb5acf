/** In pixels: the sizes of virtualised content must be known before it is drawn. */
export const personWidth = 208;
export const cellWidth = 128;
export const rowHeight = 44;
export const headHeight = 52;
export const itemHeight = 56;
