/** The words of a `ResourceForm`. */
export interface ResourceFormLabels {
  save: string;
  cancel: string;
}

/** The English words. */
export const defaultResourceFormLabels: ResourceFormLabels = { save: 'Save', cancel: 'Cancel' };
