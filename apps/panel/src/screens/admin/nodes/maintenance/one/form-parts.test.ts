import { expect, it } from 'vitest';
import { isTextInSight } from './texts.ts';
import { tomorrow } from './tomorrow.ts';

it('proposes two hours tomorrow, from a full hour', () => {
  expect(tomorrow(Date.parse('2026-03-01T10:20:00Z'))).toEqual({
    starts_at: '2026-03-02T11:00:00.000Z',
    ends_at: '2026-03-02T13:00:00.000Z',
  });
});

it.each([
  ['title', {}, [], true],
  ['audience', {}, ['mail'], true],
  ['audience', {}, ['status'], false],
  ['status_text', {}, ['status'], false],
  ['status_text', { id: 1 }, ['status'], true],
  ['mail_text', { id: 1 }, ['status'], false],
  ['mail_subject', { id: 1 }, ['mail'], true],
  ['announcement_text', { id: 1 }, ['announcement'], true],
] as const)('decides whether to show %s of %o announced by %o: %s', (name, one, tells, isInSight) => {
  expect(isTextInSight(name, { ...one, tells })).toBe(isInSight);
});
