export const ansiColors = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;
export type AnsiColor = (typeof ansiColors)[number];

/** A piece of a line in one style. */
export interface Segment {
  text: string;
  color?: AnsiColor | undefined;
  isBold?: boolean | undefined;
  isDim?: boolean | undefined;
}

// Control sequences (ECMA-48 §5.4), strings such as titles and links (§8.3.89, ended by BEL or ST), and single escapes.
// oxlint-disable-next-line no-control-regex -- it matches control characters
const escapes = /\u001b(?:\[([0-?]*)[ -/]*([@-~])|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;
// oxlint-disable-next-line no-control-regex -- it removes control characters
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Returns the line without colours and control characters. */
export const plainText = (line: string): string => line.replace(escapes, '').replace(controls, '');

type Style = Omit<Segment, 'text'>;

/** Returns the line in pieces of one style each. Codes other than colours and weights are dropped; the result is plain text. */
export function parseAnsi(line: string): Segment[] {
  const segments: Segment[] = [];
  let style: Style = {};
  let from = 0;
  const add = (raw: string) => {
    const text = raw.replace(controls, '');
    if (text) segments.push({ text, ...style });
  };
  for (const match of line.matchAll(escapes)) {
    add(line.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[2] === 'm') style = styled(style, match[1] ?? '');
  }
  add(line.slice(from));
  return segments;
}

/** Applies Select Graphic Rendition (ECMA-48 §8.3.117). 256-colour and true-colour codes are ignored: themes lack them. */
function styled(style: Style, parameters: string): Style {
  let next = style;
  const codes = parameters.split(/[;:]/).map(Number);
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (code === 38 || code === 48) index += codes[index + 1] === 5 ? 2 : 4;
    else if (code === 0) next = {};
    else if (code === 1) next = { ...next, isBold: true };
    else if (code === 2) next = { ...next, isDim: true };
    else if (code === 22) next = { ...next, isBold: undefined, isDim: undefined };
    else if (code === 39) next = { ...next, color: undefined };
    else if (code >= 30 && code <= 37) next = { ...next, color: ansiColors[code - 30] };
    else if (code >= 90 && code <= 97) next = { ...next, color: ansiColors[code - 90] };
  }
  return next;
}
