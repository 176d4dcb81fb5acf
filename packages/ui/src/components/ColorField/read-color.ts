/** Returns a typed or pasted colour (`00B5AD`, `#0bd`, with or without `#`) as `#rrggbb`, or undefined for other text. */
export function readColor(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
