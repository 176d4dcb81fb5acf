import { expect, it } from 'vitest';
import { openSince } from './window.ts';

const night = { from: '23:30', hours: 2, zone: 'Europe/Berlin' };

it.each([
  ['before it opens', '2026-11-22T22:29:00Z', undefined],
  ['in its first minute', '2026-11-22T22:30:20Z', '2026-11-22T22:30:00.000Z'],
  ['after midnight', '2026-11-22T23:45:00Z', '2026-11-22T22:30:00.000Z'],
  ['at its end', '2026-11-23T00:30:00Z', undefined],
  ['in summer time', '2026-07-01T21:30:00Z', '2026-07-01T21:30:00.000Z'],
])('tells whether the window is open by the clock of its zone: %s', (_, at, since) => {
  expect(openSince(night, new Date(at))?.toISOString()).toBe(since);
});
