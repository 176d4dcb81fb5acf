import { EmptyState } from '@kronos/ui/EmptyState';
import { SearchIcon } from '@kronos/ui/icons';
import { LinkButton } from '@kronos/ui/LinkButton';
import { useMessages } from '../../../../context/app-context.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** Shown when the address names a category or a type that does not exist. */
export function NoSuchKind() {
  const t = useMessages();
  return (
    <EmptyState
      level={1}
      glyph={<SearchIcon size={24} />}
      title={t('products.choose.missing')}
      description={t('products.choose.missingText')}
      action={<LinkButton href={href(adminRoutes.productCategory)}>{t('products.choose.back')}</LinkButton>}
    />
  );
}
