/** The texts of a `WizardFrame`. */
export interface WizardLabels {
  back: string;
  /** The label of the button that continues to the next step. */
  next: string;
  /** The label of the button that completes the last step. */
  finish: string;
}

/** The English texts. */
export const defaultWizardLabels: WizardLabels = { back: 'Back', next: 'Continue', finish: 'Finish' };
