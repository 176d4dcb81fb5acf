/** The texts of a `ClaimForm`. */
export interface ClaimFormLabels {
  login: string;
  loginHelp: string | undefined;
  password: string;
  passwordHelp: string | undefined;
  code: string;
  codeHelp: string;
  submit: string;
}

/** The English texts. */
export const defaultClaimFormLabels: ClaimFormLabels = {
  login: 'E-mail or user name',
  loginHelp: undefined,
  password: 'Password',
  passwordHelp: undefined,
  code: 'Code',
  codeHelp: 'From the app that confirms your sign-ins.',
  submit: 'Claim server',
};
