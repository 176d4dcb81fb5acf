import type { Product } from '@kronos/api/contract';
import { Badge } from '@kronos/ui/Badge';
import { Inline } from '@kronos/ui/Inline';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { cycleWords } from './words.ts';

/** The badges of a product: whether it is archived, hidden or offered for trial, and its stock. */
export function Marks({ product, t }: { product: Product; t: Translate }) {
  const { archived_at, visibility, is_offered_for_trial, stock } = product;
  const isPlain = archived_at === null && visibility !== 'hidden' && !is_offered_for_trial && stock === null;
  if (isPlain) return t('products.noMark');
  return (
    <Inline gap={4}>
      {archived_at !== null && <Badge>{t('products.mark.archived')}</Badge>}
      {visibility === 'hidden' && <Badge>{t('products.mark.hidden')}</Badge>}
      {is_offered_for_trial && <Badge tone="info">{t('products.mark.trial')}</Badge>}
      {stock !== null && (
        <Badge tone={stock === 0 ? 'warning' : 'neutral'}>
          {stock === 0 ? t('products.mark.soldOut') : t('products.mark.left', { stock })}
        </Badge>
      )}
    </Inline>
  );
}

/** Returns the address of the list of servers made from a product. */
export const serversMadeOf = ({ id }: Product) => `${href(adminRoutes.services)}?product=${id}`;

/** Returns the prices of a product with their billing cycles, in one line. */
export const pricesText = ({ prices, currency }: Product, t: Translate, format: Format): string =>
  prices.length === 0
    ? t('products.noPrice')
    : prices
        .map(({ cycle, amount }) =>
          t('products.price', { amount: format.money(amount, currency), cycle: t(cycleWords[cycle]) }),
        )
        .join(', ');
