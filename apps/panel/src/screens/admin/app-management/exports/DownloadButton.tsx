import type { RecordExportRow } from '@kronos/api/contract';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { createExportsStore } from './exports-store.ts';

/** Saves the file of an export. */
export function DownloadButton({ row: { id, subject, created_at } }: { row: RecordExportRow }) {
  const { link } = useStore(createExportsStore);
  const t = useMessages();
  const format = useFormat();
  const download = async () => {
    const address = await link(id);
    // The file is an attachment, so the page stays open.
    if (address !== undefined) window.location.assign(address);
  };
  return (
    <ActionButton
      size="small"
      aria-label={t('exports.downloadOf', { name: t(`exports.subject.${subject}`), time: format.exact(created_at) })}
      onPress={download}
    >
      {t('exports.download')}
    </ActionButton>
  );
}
