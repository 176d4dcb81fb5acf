/** The words of the rich text editor; they come with it. */
export interface RichTextMessages {
  /** Name of the editor's toolbar. */
  formatting: string;
  bold: string;
  italic: string;
  heading: string;
  subheading: string;
  bulletList: string;
  numberedList: string;
  link: string;
  /** Label of the field for a link's address. */
  linkAddress: string;
  /** Makes the link. */
  setLink: string;
  removeLink: string;
  undo: string;
  redo: string;
  /** A link's address is none that is allowed. */
  invalidLink: string;
}

/** Their English, used for whatever a host does not translate. */
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
  undo: 'Undo',
  redo: 'Redo',
  invalidLink: 'Start with https://, mailto: or /',
};
