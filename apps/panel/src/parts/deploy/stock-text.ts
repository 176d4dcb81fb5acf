import type { Translate } from '../../messages/create-messages.ts';

/** How many are left of a product; nothing where they never run out. */
export const stockText = (stock: number | null, t: Translate): string | undefined =>
  stock === null ? undefined : t('deploy.left', { stock });
