import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { AppError } from '../platform/app-error.ts';

const cookie = 'XSRF-TOKEN';
const header = 'X-XSRF-TOKEN';

/** Sends a fresh token, readable by the page's scripts, which return it in a header. */
export function renewCsrf(context: Context, secure: boolean): void {
  setCookie(context, cookie, randomBytes(32).toString('base64url'), { path: '/', sameSite: 'Lax', secure });
}

/** Whether the browser already has a token. */
export const hasCsrf = (context: Context): boolean => Boolean(getCookie(context, cookie));

/** Double submit: another site can make a browser send the cookie, but cannot read it to set the header. */
export function checkCsrf(context: Context): void {
  const sent = context.req.header(header);
  if (!sent || sent !== getCookie(context, cookie)) {
    throw new AppError('csrf', 'This page was open for too long. Please try again.');
  }
}

/** Refuses calls from pages of unknown origins; browsers send the origin. */
export function checkOrigin(context: Context, allowed: ReadonlySet<string>): void {
  const origin = context.req.header('origin');
  if (origin !== undefined && !allowed.has(origin)) {
    throw new AppError('forbidden', 'This call came from another site and was refused.');
  }
}
