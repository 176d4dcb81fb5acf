import { AppError } from '../../platform/app-error.ts';

/** Refuses an address that another account has, at its field. */
export function refuseTaken(): never {
  const errors = { email: ['Another account has this address'] };
  throw new AppError('invalid', 'Some fields are not valid.', { errors });
}
