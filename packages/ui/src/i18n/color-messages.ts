/** The messages of the colour field. */
export interface ColorMessages {
  /** The name of the button that opens the picker of a field. */
  pickColor: (field: string) => string;
  /** The error when the typed text is not a colour. */
  invalidColor: string;
  /** The names of the picker's controls. */
  colorShade: string;
  colorHue: string;
  colorSwatches: string;
  /** The colour of text on a surface of the colour, and their contrast ratio. */
  darkTextOnColor: (ratio: string) => string;
  lightTextOnColor: (ratio: string) => string;
  /** The label of the button in the preview. */
  colorSampleButton: string;
  /** The label of the link in the preview, in the colour's readable shade. */
  colorSampleLink: string;
}

/** The English messages, used for those that the host does not translate. */
export const defaultColorMessages: ColorMessages = {
  pickColor: (field) => `Pick a colour: ${field}`,
  invalidColor: 'Enter a colour such as #00b5ad',
  colorShade: 'Shade',
  colorHue: 'Hue',
  colorSwatches: 'Suggested colours',
  darkTextOnColor: (ratio) => `Dark text on it, contrast ${ratio}:1`,
  lightTextOnColor: (ratio) => `White text on it, contrast ${ratio}:1`,
  colorSampleButton: 'Button',
  colorSampleLink: 'Link',
};
