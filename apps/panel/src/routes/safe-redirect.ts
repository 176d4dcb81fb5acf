import { normalPath } from './normal-path.ts';

/** Only its path, query and hash are used. */
const origin = 'https://panel.invalid';

/**
 * A wanted address as a path inside /app, or undefined. Refused are other origins in every spelling (`//evil`, `\\evil`,
 * `javascript:`, encoded or with control characters), and pages that would throw the visitor out or back again.
 */
export function safeRedirect(wanted: string | null | undefined): string | undefined {
  if (!wanted || !isPlain(wanted)) return undefined;
  // A path may have been encoded once more on its way; a spelling that only then leaves /app is refused as well.
  const path = normalPath(wanted.split(/[?#]/, 1)[0] ?? '');
  const segments = path.split('/').slice(1);
  if (!isPlain(path) || segments[0] !== 'app' || segments.some((segment) => /^\.{0,2}$/.test(segment)))
    return undefined;
  // Guard 2 sends every path with "login" away, and nobody wants to be signed out by signing in (spec §4).
  if (path.includes('login') || segments[1] === 'logout') return undefined;
  const url = new URL(wanted, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

/** One slash at the front, no backslash, nothing that browsers strip. */
const isPlain = (text: string) =>
  /^\/(?!\/)/.test(text) &&
  !text.includes('\\') &&
  !Array.from(text).some((letter) => letter < ' ' || letter === '\u007f');
