import { Button } from '@kronos/ui/Button';
import { LinkButton } from '@kronos/ui/LinkButton';
import { useMemo } from 'react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { ListScreen } from '../../../resource/ListScreen.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { productColumns, productCsv } from './columns.tsx';
import { createProductsStore } from './products-store.ts';
import { productsShape } from './shape.ts';
import { categoryWords, typeFacts } from './words.ts';

/** What is sold (spec §2, /app/admin/products). */
export function Page() {
  const products = useStore(createProductsStore);
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => productColumns(t, format), [t, format]);
  const { category, type, archived } = productsShape.filters;
  const create = (
    <LinkButton tone="accent" href={href(adminRoutes.productCategory)}>
      {t('products.create')}
    </LinkButton>
  );

  return (
    <ListScreen
      store={products.list}
      shape={productsShape}
      title={t('products.title')}
      description={t('products.description')}
      actions={create}
      columns={columns}
      rowName={({ name }) => name}
      search={{ label: t('products.search'), placeholder: t('products.searchHint') }}
      filters={[
        {
          id: 'category',
          label: t('products.column.category'),
          values: category.map((id) => ({ id, label: t(categoryWords[id].name) })),
        },
        {
          id: 'type',
          label: t('products.column.type'),
          values: type.map((id) => ({ id, label: t(typeFacts[id].name) })),
        },
        {
          id: 'archived',
          label: t('products.mark.archived'),
          values: archived.map((id) => ({ id, label: t(`products.archived.${id}`) })),
        },
      ]}
      empty={{ title: t('products.empty'), description: t('products.emptyText'), action: create }}
      csv={{ name: 'products', columns: productCsv(t, format) }}
      renderBulkActions={(rows, clear) => {
        const sold = rows.filter(({ archived_at }) => archived_at === null);
        const ended = rows.filter(({ archived_at }) => archived_at !== null);
        const act = (which: typeof rows, isArchived: boolean) => {
          void products.setArchived(which, isArchived);
          clear();
        };
        return (
          <>
            <Button size="small" isDisabled={sold.length === 0} onPress={() => act(sold, true)}>
              {t('products.archive')}
            </Button>
            <Button size="small" isDisabled={ended.length === 0} onPress={() => act(ended, false)}>
              {t('products.restore')}
            </Button>
          </>
        );
      }}
    />
  );
}
