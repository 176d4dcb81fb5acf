import type { PopupDetail, PopupDraft } from '@kronos/api/contract';
import { newPeriod, periodOf } from '../../parts/period.ts';
import { greetedRoles } from '../../parts/words.ts';

/** What a popup is at first. */
export const newPopup = (now: number): PopupDraft => ({
  title: '',
  body: '',
  type: 'info',
  confirm_read: false,
  size: 'standard',
  occasion: 'visit',
  audience: [...greetedRoles],
  ...newPeriod(now),
});

/** The part of a popup that an admin writes. */
export const draftOf = (detail: PopupDetail): PopupDraft => {
  const { title, body, type, confirm_read, size, occasion, audience } = detail;
  return { title, body, type, confirm_read, size, occasion, audience, ...periodOf(detail) };
};
