import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export interface SecurityHeadersOptions {
  /** Hashes of the page's inline scripts, such as `sha256-…`; see `hashInlineScripts`. */
  inlineHashes: readonly string[];
  /** Socket origins to which a page may connect in addition to its own, such as `wss://panel.example:8443`. */
  connect: readonly string[];
  /** Returns further origins, which may change over time. */
  connectAlso?: () => readonly string[];
  /** Whether to trust X-Forwarded-Proto. Default: false. */
  trustProxy?: boolean;
}

/**
 * The hashes of the two constant `<style>` elements that React Aria adds to a page: touch behaviour while pressing, and
 * no scrolling behind an overlay (Safari on iOS). A test takes them from the package, so that an upgrade cannot break
 * them unnoticed.
 */
export const reactAriaStyleHashes = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const;

const policyName = 'Content-Security-Policy';
const yearInSeconds = 31_536_000;

/**
 * Sets the headers that isolate a page. Styles that React sets on elements go through the object model, which the
 * policy allows; a `style` attribute in markup is refused. HSTS is sent over HTTPS only.
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
    // A response that is a document of its own may be stricter.
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    if (!c.res.headers.has(policyName)) c.header(policyName, currentPolicy());
    const forwarded = trustProxy ? c.req.header('x-forwarded-proto') : undefined;
    const scheme = forwarded ?? new URL(c.req.url).protocol.slice(0, -1);
    if (scheme === 'https') c.header('Strict-Transport-Security', `max-age=${yearInSeconds}`);
  };
}

/** Returns the hashes of a page's inline scripts, for `inlineHashes`. */
export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(({ groups }) => !/\ssrc=/.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => hashSource(groups?.['code'] ?? ''));
}

/** Returns the hash by which a policy names an inline script or style. */
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

/** Denies the features that no screen uses. */
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
