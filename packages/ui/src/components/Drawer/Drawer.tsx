import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocale } from 'react-aria-components/I18nProvider';
import { DialogContexts } from '../../overlay/DialogContexts.tsx';
import { type OverlayState, useOverlayState } from '../../overlay/use-overlay-state.ts';
import { dialog } from '../Modal/Modal.css.ts';
import * as css from './Drawer.css.ts';
import type { DrawerSide, DrawerSize } from './sizes.ts';

export interface DrawerProps extends OverlayState {
  /** The side of the screen, in reading direction. @default 'end' */
  side?: DrawerSide | undefined;
  /** The width: small 360, medium 480, large 720 px. @default 'medium' */
  size?: DrawerSize | undefined;
  /** Whether a press on the scrim closes the drawer. Turn it off where typed text would be lost. @default true */
  isDismissable?: boolean | undefined;
  /** The name of a drawer without a `DialogHeader`. */
  'aria-label'?: string | undefined;
  /**
   * `DialogHeader`, `DialogBody` and `DialogFooter`, or a function that receives `close`. They are mounted only while
   * it is open.
   */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
}

/**
 * A dialog along one side of the page. It traps and restores focus, locks scrolling and closes on Escape.
 * @example
 * <Drawer isOpen={isOpen} onOpenChange={setOpen}>{content}</Drawer>
 */
export function Drawer({
  side = 'end',
  size = 'medium',
  isDismissable = true,
  'aria-label': label,
  children,
  ...state
}: DrawerProps) {
  const { direction } = useLocale();
  return (
    <DialogContexts>
      <ModalOverlay {...useOverlayState(state)} dir={direction} isDismissable={isDismissable} className={css.overlay}>
        <Modal className={css.panel({ side, size })}>
          <Dialog {...(label ? { 'aria-label': label } : {})} className={dialog}>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogContexts>
  );
}

/** Connects a button with the `Drawer` that it opens. */
export { DialogTrigger as DrawerTrigger } from '../../overlay/DialogTrigger.tsx';
