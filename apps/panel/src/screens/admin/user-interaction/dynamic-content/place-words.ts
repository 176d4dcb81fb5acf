import type { ContentPlace } from '@kronos/api/contract';
import type { PlainKey } from '../../../../messages/catalogue.ts';

export const places = [
  'dashboard_top',
  'dashboard_bottom',
  'account_top',
  'footer',
] as const satisfies readonly ContentPlace[];

export const placeWords = {
  dashboard_top: 'words.place.dashboard_top',
  dashboard_bottom: 'words.place.dashboard_bottom',
  account_top: 'words.place.account_top',
  footer: 'words.place.footer',
} as const satisfies Record<ContentPlace, PlainKey>;
