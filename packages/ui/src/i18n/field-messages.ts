/** The words that fields and forms say by themselves. */
export interface FieldMessages {
  /** Name of the button that opens the list of a combo box. */
  showOptions: string;
  /** A combo box finds no option for what was typed. */
  noOptions: string;
  /** The options of a combo box did not arrive. */
  optionsFailed: string;
  /** The option that makes a new one of what was typed. */
  createOption: (text: string) => string;
  /** Name of the list of what is chosen in a tag field. */
  chosen: string;
  chooseFile: string;
  chooseFiles: string;
  /** Stands after the button that chooses files. */
  orDropFiles: string;
  /** A file is not of the right kind; `types` are such as `PNG, JPG`. */
  fileWrongType: (name: string, types: string) => string;
  /** A file is over the limit; `limit` is such as `5 MB`. */
  fileTooLarge: (name: string, limit: string) => string;
  /** More files came than may be chosen. */
  fileTooMany: (name: string, count: number) => string;
  removeFile: (name: string) => string;
  unsavedChanges: string;
  save: string;
  discard: string;
  /** Asks before a page with unsaved changes is left. */
  leaveTitle: string;
  leaveText: string;
  leave: string;
  stay: string;
}

/** Their English, used for whatever a host does not translate. */
export const defaultFieldMessages: FieldMessages = {
  showOptions: 'Show options',
  noOptions: 'Nothing found',
  optionsFailed: 'The options could not be loaded',
  createOption: (text) => `Create “${text}”`,
  chosen: 'Chosen',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  orDropFiles: 'or drop or paste here',
  fileWrongType: (name, types) => `${name} is not of the right type. Allowed: ${types}.`,
  fileTooLarge: (name, limit) => `${name} is larger than ${limit}.`,
  fileTooMany: (name, count) => `${name} was left out: at most ${count} ${count === 1 ? 'file' : 'files'}.`,
  removeFile: (name) => `Remove ${name}`,
  unsavedChanges: 'Unsaved changes',
  save: 'Save',
  discard: 'Discard',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed on this page is not saved yet.',
  leave: 'Leave',
  stay: 'Stay',
};
