/** Whether a version has higher numbers. An invalid version is never newer. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [numbers(version), numbers(than)];
  const position = a.findIndex((number, index) => number !== b[index]);
  return position >= 0 && (a[position] ?? 0) > (b[position] ?? 0);
}

const numbers = (version: string): number[] => version.split(/[-+]/)[0]?.split('.').map(Number) ?? [];
