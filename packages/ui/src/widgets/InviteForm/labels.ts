/** The texts of an `InviteForm`. */
export interface InviteFormLabels {
  how: string;
  email: string;
  userName: string;
  password: string;
  passwordHelp: string;
  libraries: string;
  all: string;
  chosen: string;
  /** The name of the group of libraries. */
  which: string;
  /** The error when libraries must be chosen and none is. */
  noneChosen: string;
}

/** The English texts. */
export const defaultInviteFormLabels: InviteFormLabels = {
  how: 'Method',
  email: 'E-mail address',
  userName: 'User name',
  password: 'Password',
  passwordHelp: 'Share it with the person yourself.',
  libraries: 'Can see',
  all: 'All libraries, including future ones',
  chosen: 'Only these libraries',
  which: 'Libraries',
  noneChosen: 'Choose at least one library',
};
