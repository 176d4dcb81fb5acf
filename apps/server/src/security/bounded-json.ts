/** The limits of a text from outside. */
export interface Bounds {
  /** The depth of nested objects and lists. */
  depth: number;
  /** The number of commas outside of strings, in total. */
  parts: number;
}

/**
 * More than any form, event or passkey has. A value that is nested too deep would overflow the stack when it is
 * serialized again.
 */
const usual: Bounds = { depth: 32, parts: 10_000 };

/** Parses untrusted JSON; throws a `SyntaxError` if it is invalid or exceeds the bounds. */
export function parseBounded(
  text: string,
  reviver?: (key: string, value: unknown) => unknown,
  bounds: Bounds = usual,
): unknown {
  if (!isWithin(text, bounds)) throw new SyntaxError('The JSON is nested too deeply or has too many parts.');
  return JSON.parse(text, reviver);
}

/** Counts characters outside of strings before anything is parsed, in a single pass. */
function isWithin(text: string, { depth, parts }: Bounds): boolean {
  let open = 0;
  let count = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
      continue;
    }
    if (sign === '"') isInString = true;
    else if (sign === '[' || sign === '{') open += 1;
    else if (sign === ']' || sign === '}') open -= 1;
    else if (sign === ',') count += 1;
    if (open > depth || count > parts) return false;
  }
  return true;
}
