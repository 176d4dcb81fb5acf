import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const cookie = 'kronos.demo';

/** The page leaves room for the bar of a demo before it read the settings, so that nothing moves when they come. */
export function tellDemo(context: Context, isDemo: boolean): void {
  const isTold = getCookie(context, cookie) !== undefined;
  if (isDemo && !isTold) setCookie(context, cookie, '1', { path: '/', sameSite: 'Lax' });
  if (!isDemo && isTold) deleteCookie(context, cookie, { path: '/' });
}
