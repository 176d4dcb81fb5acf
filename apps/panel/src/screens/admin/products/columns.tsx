import type { Product } from '@kronos/api/contract';
import { Badge } from '@kronos/ui/Badge';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import type { GridColumn } from '@kronos/ui/Table';
import type { CsvColumn } from '../../../resource/save-csv.ts';
import { When } from '../../../resource/When.tsx';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { categoryWords, cycleWords, typeFacts } from './words.ts';

/** What stands out about one: that it is no longer sold, not shown, or can be tried. */
function Marks({ product, t }: { product: Product; t: Translate }) {
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

const pricesText = ({ prices, currency }: Product, t: Translate, format: Format): string =>
  prices.length === 0
    ? t('products.noPrice')
    : prices
        .map(({ cycle, amount }) =>
          t('products.price', { amount: format.money(amount, currency), cycle: t(cycleWords[cycle]) }),
        )
        .join(', ');

/** The columns of the list. */
export const productColumns = (t: Translate, format: Format): readonly GridColumn<Product>[] => [
  {
    id: 'name',
    header: t('products.column.name'),
    cell: ({ id, name }) => <Link href={href(adminRoutes.product, { product: id })}>{name}</Link>,
    isRowHeader: true,
    isSortable: true,
    minWidth: 160,
  },
  {
    id: 'category',
    header: t('products.column.category'),
    cell: ({ category }) => t(categoryWords[category].name),
    width: 112,
  },
  { id: 'type', header: t('products.column.type'), cell: ({ type }) => t(typeFacts[type].name), width: 112 },
  {
    id: 'prices',
    header: t('products.column.prices'),
    cell: (product) => pricesText(product, t, format),
    minWidth: 160,
  },
  { id: 'marks', header: t('products.column.marks'), cell: (product) => <Marks product={product} t={t} />, width: 152 },
  {
    id: 'servers',
    header: t('products.column.servers'),
    cell: ({ id, servers }) =>
      servers === 0 ? (
        format.number(servers)
      ) : (
        <Link href={`${href(adminRoutes.services)}?product=${id}`}>{format.number(servers)}</Link>
      ),
    isNumeric: true,
    isSortable: true,
    width: 96,
  },
  {
    id: 'created_at',
    header: t('products.column.created'),
    cell: ({ created_at }) => <When at={created_at} />,
    isSortable: true,
    width: 136,
  },
];

/** The columns of the file. */
export const productCsv = (t: Translate, format: Format): readonly CsvColumn<Product>[] => [
  { header: t('products.column.name'), value: ({ name }) => name },
  { header: t('products.column.category'), value: ({ category }) => t(categoryWords[category].name) },
  { header: t('products.column.type'), value: ({ type }) => t(typeFacts[type].name) },
  { header: t('products.column.prices'), value: (product) => pricesText(product, t, format) },
  { header: t('products.column.servers'), value: ({ servers }) => servers },
  { header: t('products.field.stock'), value: ({ stock }) => stock },
  { header: t('products.field.billing'), value: ({ billing_id }) => billing_id },
  { header: t('products.column.created'), value: ({ created_at }) => created_at },
  { header: t('products.column.archived'), value: ({ archived_at }) => archived_at },
];
