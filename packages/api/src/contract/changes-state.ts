import type { Endpoint } from './define.ts';

/**
 * Whether a call to the endpoint changes state, whatever its method: if so, its CSRF token and origin are checked.
 *
 * @example changesState(contract.session.login); // true
 */
export const changesState = ({ method, mutates }: Pick<Endpoint, 'method' | 'mutates'>): boolean =>
  method !== 'GET' || mutates === true;
