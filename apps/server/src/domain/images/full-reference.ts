/** Returns the reference with its implied tag; without a tag, an engine would pull every tag. */
export const fullReference = (image: string): string =>
  image.includes('@') || /:[^/]*$/.test(image) ? image : `${image}:latest`;
