/** The words that several parts share, and those of the parts that every page has. */
export interface BaseMessages {
  /** Button that closes a dialog. */
  close: string;
  /** Button that takes a toast away. */
  dismiss: string;
  /** Confirms an alert dialog (spec §9). */
  ok: string;
  /** Leaves an alert dialog without acting (spec §9). */
  cancel: string;
  /** Asks for a name to be typed before something is destroyed. */
  typeToConfirm: (name: string) => string;
  showPassword: string;
  hidePassword: string;
  /** Name of the region that holds the toasts. */
  notifications: string;
  /** How often a grouped toast happened, for eyes. */
  toastCount: (count: number) => string;
  /** How often a grouped toast happened, for ears. */
  toastCountSpoken: (count: number) => string;
  loading: string;
  /** The text for a running action. */
  pending: string;
  /** An action failed without a reason in words. */
  actionFailed: string;
  /** Name of a button that opens a menu of further actions. */
  moreActions: string;
  /** Name of the button that opens the menu on small screens. */
  menu: string;
  skipToContent: string;
  /** Marks a field that may stay empty. */
  optional: string;
  /** A required field is empty. */
  required: string;
  /** Spec §5, to the letter. */
  invalidEmail: string;
  /** A field's value breaks one of the browser's own rules. */
  invalidValue: string;
}

/** Their English, used for whatever a host does not translate. */
export const defaultBaseMessages: BaseMessages = {
  close: 'Close',
  dismiss: 'Dismiss',
  ok: 'OK',
  cancel: 'Cancel',
  typeToConfirm: (name) => `Type ${name} to confirm`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Notifications',
  toastCount: (count) => `×${count}`,
  toastCountSpoken: (count) => (count === 1 ? '1 time' : `${count} times`),
  loading: 'Loading',
  pending: 'In progress',
  actionFailed: 'This did not work. Try again.',
  moreActions: 'More actions',
  menu: 'Menu',
  skipToContent: 'Skip to content',
  optional: 'Optional',
  required: 'Fill in this field',
  invalidEmail: 'Invalid email address',
  invalidValue: 'This value does not fit',
};
