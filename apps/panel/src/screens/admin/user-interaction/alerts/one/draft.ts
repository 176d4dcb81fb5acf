import type { AlertDraft, AlertRow } from '@kronos/api/contract';
import { newPeriod, periodOf } from '../../parts/period.ts';
import { audienceRoles } from '../../parts/words.ts';

/** What an alert is at first. */
export const newAlert = (now: number): AlertDraft => ({
  tone: 'info',
  text: '',
  pages: [],
  is_dismissible: true,
  audience: [...audienceRoles],
  ...newPeriod(now),
});

/** The part of an alert that an admin writes. */
export const draftOf = (row: AlertRow): AlertDraft => {
  const { tone, text, pages, is_dismissible, audience } = row;
  return { tone, text, pages, is_dismissible, audience, ...periodOf(row) };
};
