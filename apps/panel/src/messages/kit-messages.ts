import type { KitMessages } from '@kronos/ui/KitProvider';
import type { Translate } from './create-messages.ts';

/** The kit's own words out of the catalogue. */
export const kitMessages = (t: Translate): KitMessages => ({
  close: t('common.kit.close'),
  dismiss: t('common.kit.dismiss'),
  ok: t('common.kit.ok'),
  cancel: t('common.kit.cancel'),
  showPassword: t('common.kit.showPassword'),
  hidePassword: t('common.kit.hidePassword'),
  notifications: t('common.kit.notifications'),
  toastCount: (count) => t('common.kit.toastCount', { count }),
  toastCountSpoken: (count) => t('common.kit.toastCountSpoken', { count }),
  loading: t('common.kit.loading'),
  pending: t('common.kit.pending'),
  moreActions: t('common.kit.moreActions'),
  menu: t('common.kit.menu'),
  skipToContent: t('common.kit.skipToContent'),
  optional: t('common.kit.optional'),
  required: t('common.kit.required'),
  invalidEmail: t('common.kit.invalidEmail'),
  invalidValue: t('common.kit.invalidValue'),
});
