import { changesState, type Endpoint } from '../src/exports/contract.ts';

/** The statuses of refusals, and when endpoints send them. */
export const refusals = [
  [401, 'No user is signed in, or the session has ended.'],
  [403, 'The account may not do this.'],
  [404, 'The record does not exist, or belongs to another user.'],
  [409, 'The record has changed since the version in `based_on`; `stale` says who changed it and when.'],
  [419, 'The CSRF token is missing or stale: call session.csrf and try again.'],
  [422, 'The input is invalid; `errors` says where.'],
  [429, 'Too many requests; `retry_after` is the number of seconds to wait.'],
] as const;

/** The refusals that an endpoint may respond with. */
export function refusalsOf(endpoint: Endpoint): (typeof refusals)[number][] {
  const { who, right = 'view', params, query, body } = endpoint;
  const applies = {
    401: who !== 'guest',
    403: !['guest', 'customer'].includes(who) || right !== 'view',
    404: params !== undefined,
    409: query !== undefined && 'based_on' in query.shape,
    419: changesState(endpoint),
    422: Boolean(params ?? query ?? body),
    429: true,
  };
  return refusals.filter(([status]) => applies[status]);
}
