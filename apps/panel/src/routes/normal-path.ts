/** A path in the form that guards compare: decoded, lower case, without a trailing slash. */
export function normalPath(path: string): string {
  const decoded = decode(path).toLowerCase();
  return decoded.length > 1 ? decoded.replace(/\/+$/, '') || '/' : decoded;
}

/** Decodes a part of an address. A malformed escape is returned unchanged: it belongs to no route. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
