/** The words of a `ConfirmReadPopup`; all of them spec §5 and §9, to the letter. */
export interface ConfirmReadLabels {
  checkbox: string;
  /** Confirmed without the tick. */
  unread: string;
  confirm: string;
}

/** The English words. */
export const defaultConfirmReadLabels: ConfirmReadLabels = {
  checkbox: 'I have read and understood the message',
  unread: 'Please confirm you have read the message!',
  confirm: 'Got it!',
};
