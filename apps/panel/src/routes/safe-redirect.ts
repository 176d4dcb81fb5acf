import { normalPath } from './normal-path.ts';

/** Only its path, query and hash are used. */
const origin = 'https://panel.invalid';

/**
 * Returns a requested address as a path inside /app, or undefined. Rejected are other origins in every spelling
 * (`//evil`, `\\evil`, `javascript:`, encoded or with control characters), and pages that would sign the visitor out
 * or redirect back.
 */
export function safeRedirect(wanted: string | null | undefined): string | undefined {
  if (!wanted || !isPlain(wanted)) return undefined;
  // A path may have been encoded twice; a spelling that leaves /app only after decoding is rejected as well.
  const path = normalPath(wanted.split(/[?#]/, 1)[0] ?? '');
  const segments = path.split('/').slice(1);
  if (!isPlain(path) || segments[0] !== 'app' || segments.some((segment) => /^\.{0,2}$/.test(segment)))
    return undefined;
  // Guard 2 redirects every path with "login", and a sign-in must not end in a sign-out (spec §4).
  if (path.includes('login') || segments[1] === 'logout') return undefined;
  const url = new URL(wanted, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

/** One slash at the front, no backslash, nothing that browsers strip. */
const isPlain = (text: string) =>
  /^\/(?!\/)/.test(text) &&
  !text.includes('\\') &&
  !Array.from(text).some((letter) => letter < ' ' || letter === '\u007f');
