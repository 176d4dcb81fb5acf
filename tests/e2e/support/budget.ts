import { expect, test } from '@playwright/test';

/**
 * A budget missed by less than this is a warning at the end of the run, so that the next legitimate change can still
 * be merged.
 */
const tolerance = 1.02;

/** Compares a download, in bytes, with its budget; `detail` lists what it consists of. */
export function expectWithin(name: string, bytes: number, budget: number, detail = ''): void {
  expect(bytes, `${name}\n${detail}`).toBeLessThanOrEqual(budget * tolerance);
  if (bytes > budget) {
    const description = `${name}: ${(bytes / 1000).toFixed(2)} of ${(budget / 1000).toFixed(2)} kB`;
    test.info().annotations.push({ type: 'warning', description });
  }
}
