import { type ControlMessages, defaultControlMessages } from './control-messages.ts';
import { type DataMessages, defaultDataMessages } from './data-messages.ts';
import { type ChartMessages, defaultChartMessages } from './chart-messages.ts';
import { defaultFieldMessages, type FieldMessages } from './field-messages.ts';
import { defaultFrameMessages, type FrameMessages } from './frame-messages.ts';

/** Every word that the kit says by itself. All other texts come in through props. */
export interface KitMessages extends ChartMessages, ControlMessages, DataMessages, FieldMessages, FrameMessages {
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
  /** Said of an action that is under way. */
  pending: string;
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

/** The English words, used for whatever a host does not translate. */
export const defaultMessages: KitMessages = {
  ...defaultChartMessages,
  ...defaultFrameMessages,
  ...defaultControlMessages,
  ...defaultDataMessages,
  ...defaultFieldMessages,
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
  moreActions: 'More actions',
  menu: 'Menu',
  skipToContent: 'Skip to content',
  optional: 'Optional',
  required: 'Fill in this field',
  invalidEmail: 'Invalid email address',
  invalidValue: 'This value does not fit',
};
