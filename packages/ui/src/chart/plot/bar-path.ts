const widest = 40;
const round = (value: number) => Math.round(value * 100) / 100;

/** Returns the position of one of several bars beside each other, relative to the middle of their point. */
export function barBox(band: number, count: number, position: number): { from: number; width: number } {
  const gap = band > 12 ? 2 : 0;
  const width = Math.max(1, Math.min(widest, (band * 0.72 - gap * (count - 1)) / count));
  const whole = width * count + gap * (count - 1);
  return { from: round(position * (width + gap) - whole / 2), width: round(width) };
}

/** The position of a bar in its stack: alone, at the free end, or within. */
export type BarPlace = 'alone' | 'last' | 'within';

/** Returns the path of a bar between two heights; a free end is rounded, and layers of a stack have a hairline between them. */
export function barPath(x: number, width: number, from: number, to: number, place: BarPlace): string {
  const up = to <= from ? 1 : -1;
  const start = place !== 'alone' && Math.abs(from - to) > 2 ? from - up : from;
  const height = Math.abs(start - to);
  if (height === 0) return '';
  const corner = place === 'within' ? 0 : Math.min(3, width / 2, height);
  const [left, right] = [round(x), round(x + width)];
  return corner === 0
    ? `M${left} ${round(start)}V${to}H${right}V${round(start)}Z`
    : `M${left} ${round(start)}V${to + up * corner}Q${left} ${to} ${round(left + corner)} ${to}H${round(right - corner)}Q${right} ${to} ${right} ${to + up * corner}V${round(start)}Z`;
}
