/** The words of a `WizardFrame`. */
export interface WizardLabels {
  back: string;
  /** Goes on to the next step. */
  next: string;
  /** Ends the last step. */
  finish: string;
}

/** The English words. */
export const defaultWizardLabels: WizardLabels = { back: 'Back', next: 'Continue', finish: 'Finish' };
