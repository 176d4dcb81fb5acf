import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The public key and the secret that a Pusher-compatible server and its publishers share. */
export interface Credentials {
  key: string;
  secret: string;
}

/** How far a signed request's clock may be off, in seconds. */
const CLOCK_SKEW = 600;

/** Signs a channel for a socket; for presence channels, the exact `channel_data` is signed too. */
export const signChannel = (credentials: Credentials, socketId: string, channel: string, data?: string): string =>
  grant(credentials, [socketId, channel, ...(data === undefined ? [] : [data])].join(':'));

/** Signs the identity of a socket (`pusher:signin`). */
export const signUser = (credentials: Credentials, socketId: string, userData: string): string =>
  grant(credentials, `${socketId}::user::${userData}`);

/** Compares in constant time, so that the duration does not reveal how much matched. */
export function isEqual(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** A request to the events API, as received. `path` is still encoded. */
export interface SignedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

/** Returns the signature of a request: of its method, path and all parameters but the signature, sorted by name. */
export function signRequest({ secret }: Credentials, { method, path, query }: Omit<SignedRequest, 'body'>): string {
  const pairs = [...query]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name !== 'auth_signature')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hmac(secret, [method, path, pairs.map(([name, value]) => `${name}=${value}`).join('&')].join('\n'));
}

/** Returns why a request is refused; undefined if it is accepted. `now` is in milliseconds since the epoch. */
export function decideRequest(credentials: Credentials, request: SignedRequest, now: number): string | undefined {
  const { query, body } = request;
  if (query.get('auth_key') !== credentials.key) return 'The auth_key is unknown.';
  if (query.get('auth_version') !== '1.0') return 'The auth_version must be 1.0.';
  const age = Math.abs(now / 1_000 - Number(query.get('auth_timestamp') ?? Number.NaN));
  if (!(age <= CLOCK_SKEW)) return `The auth_timestamp is missing or more than ${CLOCK_SKEW} seconds off.`;
  const md5 = createHash('md5').update(body).digest('hex');
  if (body !== '' && query.get('body_md5') !== md5) return 'The body_md5 does not match the body.';
  if (!isEqual(query.get('auth_signature') ?? '', signRequest(credentials, request))) return 'The signature is wrong.';
  return undefined;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function grant({ key, secret }: Credentials, text: string): string {
  return `${key}:${hmac(secret, text)}`;
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
