/** The steps of strength, none first. */
export const heatLevels = [0, 1, 2, 3, 4, 5] as const;
export type HeatLevel = (typeof heatLevels)[number];

/** The step of a value between zero and the largest; what is there at all is never shown as none. */
export function heatLevel(value: number, largest: number): HeatLevel {
  if (value <= 0 || largest <= 0) return 0;
  return heatLevels[Math.min(5, Math.ceil((value / largest) * 5))] ?? 5;
}
