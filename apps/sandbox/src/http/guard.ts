import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal.ts';

/** Sent by every client; a page of another origin cannot send it without a preflight, which is never granted. */
const sandboxHeader = 'X-Kronos-Sandbox';

/** Requires a loopback name as Host, which excludes rebound DNS names. */
export const onlyLoopbackNames: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? '';
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/.test(host)) {
    throw new Refusal('forbidden', 'The sandbox responds only under a loopback name.');
  }
  return next();
};

/** Keeps web pages out of the control API: requires the sandbox's header, which a form or an image cannot send. */
export const guard: MiddlewareHandler = async (c, next) => {
  if (c.req.header(sandboxHeader) === undefined) {
    throw new Refusal('forbidden', `The sandbox accepts only calls with the header ${sandboxHeader}.`);
  }
  return next();
};
