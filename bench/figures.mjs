// Prints figures as plain rows and records whether each reached its target.
const rows = [];

/** Adds a figure. `target` is the highest (or, with `atLeast`, the lowest; with `exactly`, the only) acceptable value. */
export function figure(name, value, unit, target, { atLeast = false, exactly = false } = {}) {
  const relation = exactly ? '=' : atLeast ? '≥' : '≤';
  const good = { '=': value === target, '≥': value >= target, '≤': value <= target }[relation];
  rows.push(good);
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(2);
  console.log(`${good ? '✓' : '✗'}  ${name.padEnd(58)} ${shown.padStart(9)} ${unit.padEnd(5)} ${relation} ${target}`);
}

export const allGood = () => rows.every(Boolean);

/** The value that the given share of the values does not exceed. */
export const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}
