/** The texts of a `ResourceForm`. */
export interface ResourceFormLabels {
  save: string;
  cancel: string;
}

/** The English texts. */
export const defaultResourceFormLabels: ResourceFormLabels = { save: 'Save', cancel: 'Cancel' };
