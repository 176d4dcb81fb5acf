import type { RefusalReason, SignInRefusal } from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { SignIn } from './port.ts';

/** A refusal at one field. */
export const refusal = (field: string, text: string, reason: RefusalReason): AppError =>
  new AppError('invalid', text, { errors: { [field]: [text] }, reason });

/** Returns why a sign-in to `what` was refused, as a refusal at the field concerned. */
export function signInRefusal(reason: SignInRefusal, what: string, { code }: SignIn): AppError {
  switch (reason) {
    case 'wrong-password':
      return refusal('password', 'The account name or password is incorrect.', reason);
    case 'code-wanted':
      return code
        ? refusal('code', 'This code is incorrect or has expired.', 'code-wrong')
        : refusal('code', 'Enter your second-factor code as well.', reason);
    case 'not-the-owner':
      return refusal('login', `This account does not administer ${what}.`, reason);
    default:
      return reason satisfies never;
  }
}
