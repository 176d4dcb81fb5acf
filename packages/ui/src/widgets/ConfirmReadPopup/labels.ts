/** The texts of a `ConfirmReadPopup`, quoted from spec §5 and §9. */
export interface ConfirmReadLabels {
  checkbox: string;
  /** The message when the checkbox is not ticked. */
  unread: string;
  confirm: string;
}

/** The English texts. */
export const defaultConfirmReadLabels: ConfirmReadLabels = {
  checkbox: 'I have read and understood the message',
  unread: 'Please confirm you have read the message!',
  confirm: 'Got it!',
};
