import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export interface SecurityHeadersOptions {
  /** Hashes of the page's inline scripts, such as `sha256-…`; see `hashInlineScripts`. */
  inlineHashes: readonly string[];
  /** Socket origins that a page may reach besides its own, such as `wss://panel.example:8443`. */
  connect: readonly string[];
  /** More of them, which may change. */
  connectAlso?: () => readonly string[];
  /** Believe X-Forwarded-Proto. Default: false. */
  trustProxy?: boolean;
}

/**
 * The two constant `<style>` elements that React Aria puts into a page: what a press may do to a touch, and no
 * scrolling behind an overlay (Safari on a phone). A test takes them from the package, so an upgrade cannot drift.
 */
export const reactAriaStyleHashes = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const;

const policyName = 'Content-Security-Policy';
const yearInSeconds = 31_536_000;

/**
 * Sets the headers that keep a page to itself. Styles that React sets on elements go through the object model, which
 * the policy allows; a `style` attribute in markup is refused. HSTS goes out on https only.
 */
export function securityHeaders({
  inlineHashes,
  connect,
  connectAlso = () => [],
  trustProxy = false,
}: SecurityHeadersOptions): MiddlewareHandler {
  let known = connectAlso();
  let policy = contentSecurityPolicy(inlineHashes, [...connect, ...known]);
  const currentPolicy = () => {
    const now = connectAlso();
    if (now !== known) policy = contentSecurityPolicy(inlineHashes, [...connect, ...now]);
    known = now;
    return policy;
  };
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  return async (c, next) => {
    await next();
    // An answer that is a document of its own may be stricter.
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    if (!c.res.headers.has(policyName)) c.header(policyName, currentPolicy());
    const forwarded = trustProxy ? c.req.header('x-forwarded-proto') : undefined;
    const scheme = forwarded ?? new URL(c.req.url).protocol.slice(0, -1);
    if (scheme === 'https') c.header('Strict-Transport-Security', `max-age=${yearInSeconds}`);
  };
}

/** The hashes of the inline scripts of a page, for `inlineHashes`. */
export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(({ groups }) => !/\ssrc=/.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => hashSource(groups?.['code'] ?? ''));
}

/** The hash by which a policy names an inline script or style. */
export const hashSource = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function contentSecurityPolicy(inlineHashes: readonly string[], connect: readonly string[]): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(inlineHashes)],
    'style-src': ["'self'", ...quoted(reactAriaStyleHashes)],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/** What no screen uses, no script may ask for. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
