import type { Outcome } from '@kronos/api';
import { expect, it } from 'vitest';
import { everyPage } from './every-page.ts';

const pageOf = (
  data: number[],
  page: number,
  last_page: number,
): Outcome<{ data: number[]; meta: Meta; more: string }> => {
  const body = { data, meta: { total: 3, per_page: 100, current_page: page, last_page }, more: `of page ${page}` };
  const response = { status: 200, statusText: 'OK', headers: {}, data: body, url: '', method: 'GET' as const };
  return { kind: 'ok', data: body, response };
};
type Meta = Record<'total' | 'per_page' | 'current_page' | 'last_page', number>;

it('reads up to the last page and returns the rows of all pages', async () => {
  const asked: unknown[] = [];
  const outcome = await everyPage(async (query) => {
    asked.push(query);
    return query.page === 1 ? pageOf([1, 2], 1, 2) : pageOf([3], 2, 2);
  });
  expect(asked).toEqual([
    { page: 1, per_page: 100 },
    { page: 2, per_page: 100 },
  ]);
  expect(outcome.kind === 'ok' && [outcome.data.data, outcome.data.more]).toEqual([[1, 2, 3], 'of page 2']);
});

it('fails as a whole when one of the pages fails', async () => {
  const lost = { kind: 'no-response', reason: 'offline', endpoint: 'x', method: 'GET', url: '' } as const;
  expect(await everyPage(async ({ page }) => (page === 1 ? pageOf([1], 1, 2) : lost))).toBe(lost);
});
