/** The messages of the rich text editor, loaded together with it. */
export interface RichTextMessages {
  /** The name of the editor's toolbar. */
  formatting: string;
  bold: string;
  italic: string;
  heading: string;
  subheading: string;
  bulletList: string;
  numberedList: string;
  link: string;
  /** The label of the field for a link's address. */
  linkAddress: string;
  /** The button that sets the link. */
  setLink: string;
  removeLink: string;
  /** The button for the description of the selected picture, and the name of its form. */
  picture: string;
  /** The label of the field for what a picture shows. */
  pictureDescription: string;
  /** The label of that field for a picture that was just pasted, by its file's name. */
  describePicture: (name: string) => string;
  /** The help of that field. */
  pictureHelp: string;
  setDescription: string;
  undo: string;
  redo: string;
  /** The error of a link with an address that is not allowed. */
  invalidLink: string;
  /** The error of a pasted picture that the host did not store. */
  pictureRefused: (name: string) => string;
}

/** The English messages, used for those that the host does not translate. */
export const defaultRichTextMessages: RichTextMessages = {
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  subheading: 'Subheading',
  bulletList: 'Bulleted list',
  numberedList: 'Numbered list',
  link: 'Link',
  linkAddress: 'Address',
  setLink: 'Set link',
  removeLink: 'Remove link',
  picture: 'Description of the picture',
  pictureDescription: 'Description',
  describePicture: (name) => `What does ${name} show?`,
  pictureHelp: 'For people who cannot see it. Leave it empty for decoration.',
  setDescription: 'Set description',
  undo: 'Undo',
  redo: 'Redo',
  invalidLink: 'Start with https://, mailto: or /',
  pictureRefused: (name) => `${name} could not be added. Try again.`,
};
