/** The messages that several components share, and those of the components on every page. */
export interface BaseMessages {
  /** The button that closes a dialog. */
  close: string;
  /** The button that dismisses a toast or a banner. */
  dismiss: string;
  /** The button that confirms an alert dialog (spec §9). */
  ok: string;
  /** The button that cancels an alert dialog (spec §9). */
  cancel: string;
  /** The label of the field for a name that confirms a destructive action. */
  typeToConfirm: (name: string) => string;
  showPassword: string;
  hidePassword: string;
  /** The name of the region with the toasts. */
  notifications: string;
  /** The number of toasts in a group, as shown. */
  toastCount: (count: number) => string;
  /** The number of toasts in a group, for screen readers. */
  toastCountSpoken: (count: number) => string;
  loading: string;
  /** The text for a running action. */
  pending: string;
  /** An action failed without a reason in words. */
  actionFailed: string;
  /** Name of a button that opens a menu of further actions. */
  moreActions: string;
  /** The name of the button that opens the menu on small screens. */
  menu: string;
  skipToContent: string;
  /** The mark of an optional field. */
  optional: string;
  /** The error of an empty required field. */
  required: string;
  /** Text quoted from spec §5. */
  invalidEmail: string;
  /** The error of a value that violates one of the browser's own rules. */
  invalidValue: string;
}

/** The English messages, used for those that the host does not translate. */
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
  invalidValue: 'This value is not valid',
};
