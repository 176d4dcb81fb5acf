import type { SessionRow } from '../domain/sessions/sessions.ts';
import type { Found, OwnedRecords } from './owners.ts';

/**
 * What a handler may know of a request beyond its parsed parts; with the record that its address names, which the caller
 * may see, by the name of the owner rule.
 */
export interface RequestContext extends Readonly<OwnedRecords> {
  readonly ip: string;
  readonly userAgent: string | null;
  /** Aborted when whoever asks does not wait any more. */
  readonly gone: AbortSignal;
  /** The caller's session; an endpoint for guests has none and must not ask. */
  readonly session: SessionRow;
  /** Whose session it is, for an endpoint that answers guests and says more to who is known. */
  visitor(): Promise<SessionRow | null>;
  /** Sends a fresh CSRF cookie with the answer. */
  renewCsrf(): void;
}

interface Facts {
  ip: string;
  userAgent: string | null;
  gone: AbortSignal;
  session: SessionRow | null;
  found: Found | null;
  visitor(): Promise<SessionRow | null>;
  renewCsrf(): void;
}

/** @see RequestContext */
export const createRequestContext = ({ session, found, ...rest }: Facts): RequestContext => ({
  ...rest,
  get session() {
    return present(session, 'a session');
  },
  get server() {
    return present(found?.owner === 'server' ? found.record : null, 'a server');
  },
});

function present<T>(value: T | null, what: string): T {
  if (value === null)
    throw new Error(`The handler asked for ${what} that its endpoint does not have: see its who and owner.`);
  return value;
}
