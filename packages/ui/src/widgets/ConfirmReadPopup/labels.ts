/** The words of a `ConfirmReadPopup`; all of them spec §5 and §9, to the letter. */
export interface ConfirmReadLabels {
  checkbox: string;
  /** The message when the checkbox is not ticked. */
  unread: string;
  confirm: string;
}

/** The English words. */
export const defaultConfirmReadLabels: ConfirmReadLabels = {
  checkbox: 'I have read and understood the message',
  unread: 'Please confirm you have read the message!',
  confirm: 'Got it!',
};
