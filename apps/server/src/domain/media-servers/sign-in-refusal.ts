import type { RefusalReason, SignInRefusal } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { ServerView } from '../servers/server-views.ts';
import type { OwnerSignIn } from './port.ts';

/** A refusal at one field. */
export const refusal = (field: string, text: string, reason: RefusalReason): AppError =>
  new AppError('invalid', text, { errors: { [field]: [text] }, reason });

/** Why a server of another product cannot be administered by an account of plex.tv. */
export const noPlexAccounts = ({ name, type }: Pick<ServerView['server'], 'name' | 'type'>): AppError =>
  new AppError('conflict', `${name} runs ${serverTypeNames[type]}, which has accounts of its own.`, {
    reason: 'wrong-product',
  });

/** The code of a second factor, if one was entered. */
export const codeIn = (input: OwnerSignIn): string | undefined => ('pin' in input ? undefined : input.code);

export const signInOverWords = 'The sign-in at Plex was not finished, or has expired. Start it again.';
export const signInOver = (): AppError => refusal('sign_in', signInOverWords, 'media-sign-in-over');

/** Returns why a sign-in to `what` was refused, as a refusal at the field concerned. */
export function signInRefusal(reason: SignInRefusal, what: string, input: OwnerSignIn): AppError {
  switch (reason) {
    case 'wrong-password':
      return refusal('password', 'The account name or password is incorrect.', reason);
    case 'code-wanted':
      return codeIn(input)
        ? refusal('code', 'This code is incorrect or has expired.', 'code-wrong')
        : refusal('code', 'Enter your second-factor code as well.', reason);
    case 'not-the-owner':
      return refusal('pin' in input ? 'sign_in' : 'login', `This account does not administer ${what}.`, reason);
    case 'sign-in-over':
      return signInOver();
    default:
      return reason satisfies never;
  }
}
