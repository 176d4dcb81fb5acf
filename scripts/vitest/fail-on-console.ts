import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let spies: MockInstance[] = [];

/** Unexpected console output is a failure: a test that causes it replaces the console's method with a spy. */
beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls, 'the console was written to').toEqual([]);
});
