import type { PeriodState } from '@kronos/api/contract';
import { defineList, type ListFilters } from '../../../../resource/list-query.ts';

export const periodStates = ['on', 'planned', 'over', 'off'] as const satisfies readonly PeriodState[];

/** What a list of words can be asked for: its own order by name beside the dates, and its own filters. */
export const wordsShape = <const S extends string, const F extends ListFilters>(sort: S, filters: F) =>
  defineList({
    sorts: ['starts_at', 'ends_at', sort],
    sort: 'starts_at',
    direction: 'desc',
    filters: { state: periodStates, ...filters },
  });
