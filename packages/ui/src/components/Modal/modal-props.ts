import type { ReactNode } from 'react';
import type { DialogProps } from 'react-aria-components/Dialog';
import type { OverlayState } from '../../overlay/use-overlay-state.ts';
import type { ModalSize } from './sizes.ts';

export interface ModalProps extends OverlayState {
  /** Its width: mini 320, small 440, standard 600, large 880, huge 1200 px (spec §9). @default 'standard' */
  size?: ModalSize | undefined;
  /** Keeps one height whatever it shows, so that switching its tabs moves nothing. @default false */
  isSteady?: boolean | undefined;
  /** A press on the scrim closes it. Off where something typed would be lost. @default true */
  isDismissable?: boolean | undefined;
  /** Escape does not close it. @default false */
  isKeyboardDismissDisabled?: boolean | undefined;
  /** `alertdialog` interrupts; prefer `AlertDialog`. @default 'dialog' */
  role?: DialogProps['role'] | undefined;
  /** Its name, only for a dialog without a `DialogHeader`. */
  'aria-label'?: string | undefined;
  /** `DialogHeader`, `DialogBody` and `DialogFooter`, or a function that is given `close`. Mounted only while open. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
}
