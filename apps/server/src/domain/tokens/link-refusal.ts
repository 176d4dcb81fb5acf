import { AppError } from '../../platform/app-error.ts';
import type { TokenState } from './one-time-tokens.ts';

/** Returns why a link is not valid; `next` advises about an expired one. */
export function linkRefusal(kind: Exclude<TokenState['kind'], 'valid'>, next = 'Request a new one.'): AppError {
  switch (kind) {
    case 'used':
      return new AppError('conflict', 'This link has already been used.');
    case 'expired':
      return new AppError('conflict', `This link is no longer valid. ${next}`);
    case 'unknown':
      return new AppError('not-found', 'This link is invalid. Open it exactly as it is in the mail.');
    default:
      return kind satisfies never;
  }
}
