import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn'] as const;

/** Unexpected noise is a failure: a test that provokes it spies on the console itself. */
beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method]);
    const calls = vi.isMockFunction(spy) ? spy.mock.calls : [];
    vi.restoreAllMocks();
    expect(calls, `console.${method} was called`).toEqual([]);
  }
});
