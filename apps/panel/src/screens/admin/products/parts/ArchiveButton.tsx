import { useMessages, useStore } from '../../../../context/app-context.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { createProductsStore } from '../products-store.ts';

interface ArchiveButtonProps {
  id: number;
  isArchived: boolean;
  /** Reads the product again. */
  reload: () => Promise<void>;
}

/** Archives a product, or puts it back on sale. */
export function ArchiveButton({ id, isArchived, reload }: ArchiveButtonProps) {
  const { setArchived } = useStore(createProductsStore);
  const t = useMessages();
  const press = async () => {
    await setArchived(id, !isArchived);
    await reload();
  };
  return (
    <ActionButton onPress={press}>{isArchived ? t('products.bulk.restore') : t('products.bulk.archive')}</ActionButton>
  );
}
