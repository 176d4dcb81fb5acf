import type { SessionRow } from '../domain/sessions/sessions.ts';
import type { ServerView } from '../domain/servers/servers.ts';

/** What a handler may know of a request beyond its parsed parts. */
export interface RequestContext {
  readonly ip: string;
  readonly userAgent: string | null;
  /** Aborted when whoever asks does not wait any more. */
  readonly gone: AbortSignal;
  /** The caller's session; an endpoint for guests has none and must not ask. */
  readonly session: SessionRow;
  /** Whose session it is, for an endpoint that answers guests and says more to who is known. */
  visitor(): Promise<SessionRow | null>;
  /** The server that `:id` names, which the caller may see; for endpoints with the owner rule `server`. */
  readonly server: ServerView;
  /** Sends a fresh CSRF cookie with the answer. */
  renewCsrf(): void;
}

interface Facts {
  ip: string;
  userAgent: string | null;
  gone: AbortSignal;
  session: SessionRow | null;
  server: ServerView | null;
  visitor(): Promise<SessionRow | null>;
  renewCsrf(): void;
}

/** @see RequestContext */
export const createRequestContext = ({ session, server, ...rest }: Facts): RequestContext => ({
  ...rest,
  get session() {
    return present(session, 'a session');
  },
  get server() {
    return present(server, 'a server');
  },
});

function present<T>(value: T | null, what: string): T {
  if (value === null)
    throw new Error(`The handler asked for ${what} that its endpoint does not have: see its who and owner.`);
  return value;
}
