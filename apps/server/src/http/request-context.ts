import type { SessionRow } from '../domain/sessions/sessions.ts';
import type { Found, OwnedRecords } from './owners.ts';

/**
 * What a handler knows about a request besides its parsed input. It includes the record in the request's path, if the
 * caller may see it, under the name of the owner rule.
 */
export interface RequestContext extends Readonly<OwnedRecords> {
  readonly ip: string;
  readonly userAgent: string | null;
  /** Aborted when the client has disconnected. */
  readonly gone: AbortSignal;
  /** The caller's session; handlers of guest endpoints have none and must not read it. */
  readonly session: SessionRow;
  /** Returns the visitor's session, for a guest endpoint that returns more to signed-in users. */
  visitor(): Promise<SessionRow | null>;
  /** Sends a fresh CSRF cookie with the response. */
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
