import type { OwnDanger } from '../../../../resource/detail-props.ts';
import { ArchiveButton } from './ArchiveButton.tsx';

/** What is done instead of deleting a product: servers that were made from it keep it. */
export const archiving: OwnDanger<{ id: number; archived_at: string | null }> = (
  { id, archived_at },
  { t, reload },
) => ({
  title: archived_at === null ? t('products.archive.title') : t('products.restore.title'),
  description: archived_at === null ? t('products.archive.text') : t('products.restore.text'),
  action: <ArchiveButton id={id} isArchived={archived_at !== null} reload={reload} />,
});
