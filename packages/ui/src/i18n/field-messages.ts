/** The kit's messages in fields and forms. */
export interface FieldMessages {
  /** The name of the button that opens the list of a combo box. */
  showOptions: string;
  /** The text when no option of a combo box matches. */
  noOptions: string;
  /** The text when the options of a combo box could not be loaded. */
  optionsFailed: string;
  /** The option that creates a new one from the typed text. */
  createOption: (text: string) => string;
  /** The name of the list of chosen options in a tag field. */
  chosen: string;
  /** The button that empties a field of chosen options. */
  clearChoice: string;
  /** The name of the buttons that choose a common span of dates. */
  dateSpans: string;
  spanToday: string;
  spanLast7Days: string;
  spanLast30Days: string;
  spanThisMonth: string;
  spanLastMonth: string;
  chooseFile: string;
  chooseFiles: string;
  /** The text after the button that chooses files. */
  orDropFiles: string;
  /** The error of a file of the wrong type; `types` is a text such as `PNG, JPG`. */
  fileWrongType: (name: string, types: string) => string;
  /** The error of a file over the size limit; `limit` is a text such as `5 MB`. */
  fileTooLarge: (name: string, limit: string) => string;
  /** The error of a file beyond the maximum number. */
  fileTooMany: (name: string, count: number) => string;
  removeFile: (name: string) => string;
  unsavedChanges: string;
  save: string;
  discard: string;
  /** The title of the dialog that asks before unsaved changes are lost. */
  leaveTitle: string;
  leaveText: string;
  leave: string;
  stay: string;
}

/** The English messages, used for those that the host does not translate. */
export const defaultFieldMessages: FieldMessages = {
  showOptions: 'Show options',
  noOptions: 'Nothing found',
  optionsFailed: 'The options could not be loaded',
  createOption: (text) => `Create “${text}”`,
  chosen: 'Chosen',
  clearChoice: 'Clear',
  dateSpans: 'Common periods',
  spanToday: 'Today',
  spanLast7Days: 'Last 7 days',
  spanLast30Days: 'Last 30 days',
  spanThisMonth: 'This month',
  spanLastMonth: 'Last month',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  orDropFiles: 'or drop or paste here',
  fileWrongType: (name, types) => `${name} has the wrong file type. Allowed: ${types}.`,
  fileTooLarge: (name, limit) => `${name} is larger than ${limit}.`,
  fileTooMany: (name, count) => `${name} was not added: at most ${count} ${count === 1 ? 'file' : 'files'}.`,
  removeFile: (name) => `Remove ${name}`,
  unsavedChanges: 'Unsaved changes',
  save: 'Save',
  discard: 'Discard',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes on this page have not been saved yet.',
  leave: 'Leave',
  stay: 'Stay',
};
