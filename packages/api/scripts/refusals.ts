import type { Endpoint } from '../src/exports/contract.ts';

/** Whether a call changes anything, whatever its method says. */
export const changesState = ({ method, mutates }: Endpoint): boolean => method !== 'GET' || mutates === true;

/** The statuses that an endpoint may refuse with, and when. */
export function refusalsOf(endpoint: Endpoint): [status: number, when: string][] {
  const { who, right = 'view', params, query, body } = endpoint;
  const all: [number, string, boolean][] = [
    [401, 'Nobody is signed in, or the session has ended.', who !== 'guest'],
    [403, 'The account may not do this.', !['guest', 'customer'].includes(who) || right !== 'view'],
    [404, 'There is no such record, or it is somebody else’s.', params !== undefined],
    [419, 'The CSRF token is missing or stale: ask session.csrf and try once more.', changesState(endpoint)],
    [422, 'The input does not fit; `errors` says where.', Boolean(params ?? query ?? body)],
    [429, 'Too many requests; `retry_after` says how many seconds to wait.', true],
  ];
  return all.flatMap(([status, when, applies]) => (applies ? [[status, when]] : []));
}
