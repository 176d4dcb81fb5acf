/** What a text from outside may be made of. */
export interface Bounds {
  /** Objects and lists within each other. */
  depth: number;
  /** What stands behind a comma, all together. */
  parts: number;
}

/** More than any form, event or passkey has; what is nested as deep as the stack is ends whoever writes it again. */
const usual: Bounds = { depth: 32, parts: 10_000 };

/** Reads JSON that a stranger wrote; throws a `SyntaxError` for what is none, or is more than anybody needs. */
export function parseBounded(
  text: string,
  reviver?: (key: string, value: unknown) => unknown,
  bounds: Bounds = usual,
): unknown {
  if (!isWithin(text, bounds)) throw new SyntaxError('The JSON is nested too deep, or has too many parts.');
  return JSON.parse(text, reviver);
}

/** Counts by the signs outside of strings, before anything is made of them; each sign is looked at once. */
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
