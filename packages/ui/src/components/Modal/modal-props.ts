import type { ReactNode } from 'react';
import type { DialogProps } from 'react-aria-components/Dialog';
import type { OverlayState } from '../../overlay/use-overlay-state.ts';
import type { ModalSize } from './sizes.ts';

export interface ModalProps extends OverlayState {
  /** The width: mini 320, small 440, standard 600, large 880, huge 1200 px (spec §9). @default 'standard' */
  size?: ModalSize | undefined;
  /** Whether the dialog keeps one height for any content, so that switching tabs moves nothing. @default false */
  isSteady?: boolean | undefined;
  /** Whether a press on the scrim closes the dialog. Turn it off where typed text would be lost. @default true */
  isDismissable?: boolean | undefined;
  /** Whether Escape does not close the dialog. @default false */
  isKeyboardDismissDisabled?: boolean | undefined;
  /** The role. `alertdialog` interrupts; prefer `AlertDialog`. @default 'dialog' */
  role?: DialogProps['role'] | undefined;
  /** The name of a dialog without a `DialogHeader`. */
  'aria-label'?: string | undefined;
  /**
   * `DialogHeader`, `DialogBody` and `DialogFooter`, or a function that receives `close`. They are mounted only while
   * it is open.
   */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
}
