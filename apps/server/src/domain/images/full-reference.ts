/** The reference with the tag that it means; without one an engine would pull every tag that there is. */
export const fullReference = (image: string): string =>
  image.includes('@') || /:[^/]*$/.test(image) ? image : `${image}:latest`;
