/** The words of the colour field. */
export interface ColorMessages {
  /** Name of the button that opens the picker of a field. */
  pickColor: (field: string) => string;
  /** What was typed is no colour. */
  invalidColor: string;
  /** Names of the picker's parts. */
  colorShade: string;
  colorHue: string;
  colorSwatches: string;
  /** Which text a surface of the colour gets, and how well it is read. */
  darkTextOnColor: (ratio: string) => string;
  lightTextOnColor: (ratio: string) => string;
  /** The colour as a button, in a preview. */
  colorSampleButton: string;
  /** The colour's readable shade as a link, in a preview. */
  colorSampleLink: string;
}

/** Their English, used for whatever a host does not translate. */
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
