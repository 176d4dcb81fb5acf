import type { Translate } from '../../messages/create-messages.ts';

/** The remaining stock of a product; undefined if it is unlimited. */
export const stockText = (stock: number | null, t: Translate): string | undefined =>
  stock === null ? undefined : t('deploy.left', { stock });
