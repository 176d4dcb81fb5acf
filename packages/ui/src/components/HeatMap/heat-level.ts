/** The levels of colour; 0 is none. */
export const heatLevels = [0, 1, 2, 3, 4, 5] as const;
export type HeatLevel = (typeof heatLevels)[number];

/** Returns the level of a value between zero and the largest; a value above zero is never shown as none. */
export function heatLevel(value: number, largest: number): HeatLevel {
  if (value <= 0 || largest <= 0) return 0;
  return heatLevels[Math.min(5, Math.ceil((value / largest) * 5))] ?? 5;
}
