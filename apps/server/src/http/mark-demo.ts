import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const cookie = 'kronos.demo';

/**
 * Sets a cookie by which the page reserves space for the demo bar before it has read the settings, so that the layout
 * does not shift.
 */
export function markDemo(context: Context, isDemo: boolean): void {
  const isTold = getCookie(context, cookie) !== undefined;
  if (isDemo && !isTold) setCookie(context, cookie, '1', { path: '/', sameSite: 'Lax' });
  if (!isDemo && isTold) deleteCookie(context, cookie, { path: '/' });
}
