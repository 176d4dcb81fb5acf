import type { Context, MiddlewareHandler } from 'hono';
import type { MediaServer } from '../media-server.ts';
import type { StoredUser } from '../store.ts';

/** The token of a request, in any of the headers that these products accept. */
export const tokenOf = (c: Context): string =>
  /\bToken="([^"]+)"/.exec(c.req.header('authorization') ?? '')?.[1] ?? c.req.header('x-emby-token') ?? '';

/** The user with this session token. */
export const userOf = ({ store }: MediaServer, token: string): StoredUser | undefined =>
  store.state.users.find(({ tokens }) => tokens.includes(token));

/** The paths that exist; for others these products respond with 404 to everyone. */
const areas = /^\/(Auth|Collections|Connect|Items|Library|ScheduledTasks|Sessions|Startup|Users)(\/|$)/;

/** Lets administrators and API keys through, and everyone to the first set-up until it is complete. */
export function onlyAdmins(server: MediaServer, prefix: string): MiddlewareHandler {
  return async (c, next) => {
    const path = c.req.path.slice(prefix.length);
    if (!areas.test(path)) return next();
    const isSetUp = path.startsWith('/Startup/');
    if (isSetUp && !server.claim.isClaimed()) return next();
    const token = tokenOf(c);
    if (server.store.state.keys.some(({ key }) => key === token)) return next();
    const user = userOf(server, token);
    if (!user) return c.text('Access token is invalid or expired.', 401);
    const isOwn = path === `/Users/${user.id}` || path === '/Sessions/Logout';
    return user.policy['IsAdministrator'] === true || isOwn ? next() : c.body(null, 403);
  };
}
