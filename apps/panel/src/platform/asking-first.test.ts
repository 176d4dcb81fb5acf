import { expect, it, vi } from 'vitest';
import { createRecordedLocation } from '../testing/recorded-location.ts';
import type { LeaveGuard } from './asking-first.ts';
import type { AppLocation } from './location.ts';

it('asks only the first guard before it navigates, and stays until the guard continues', () => {
  const location: AppLocation = createRecordedLocation('/app/form');
  const [ask, other] = [vi.fn<LeaveGuard>(), vi.fn<LeaveGuard>()];
  const onLeave = vi.fn<() => void>();
  location.guards.add(ask);
  location.guards.add(other);
  location.navigate('/app/list', { onLeave });
  expect(location.read()).toBe('/app/form');
  expect([ask.mock.calls[0]?.[0], other.mock.calls, onLeave.mock.calls]).toEqual(['/app/list', [], []]);
  ask.mock.calls[0]?.[1]();
  expect(location.read()).toBe('/app/list');
  expect(onLeave).toHaveBeenCalledTimes(1);

  location.guards.delete(ask);
  location.navigate('/app/other');
  expect(other).toHaveBeenCalledTimes(1);
  location.guards.delete(other);
  location.navigate('/app/other');
  expect(location.read()).toBe('/app/other');
});

it('asks no guard when the panel replaces the current page', () => {
  const location: AppLocation = createRecordedLocation('/app/form');
  const ask = vi.fn<LeaveGuard>();
  location.guards.add(ask);
  location.navigate('/app/login', { replace: true });
  expect(location.read()).toBe('/app/login');
  expect(ask).not.toHaveBeenCalled();
});
