import { useMemo } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { WordsList } from '../parts/WordsList.tsx';
import { popupColumns, popupCsv } from './columns.tsx';
import { occasions, occasionWords } from './popup-words.ts';
import { createPopupsOffice, popupsShape } from './popups-store.ts';

/** Dialogs that people are shown once, when something happens (spec §2, /app/admin/user-interaction/popups). */
export function Page() {
  const office = useStore(createPopupsOffice);
  const t = useMessages();
  const columns = useMemo(() => popupColumns(t), [t]);
  return (
    <WordsList
      kind="popup"
      office={office}
      shape={popupsShape}
      columns={columns}
      rowName={({ title }) => title}
      filters={[
        {
          id: 'occasion',
          label: t('words.column.occasion'),
          values: occasions.map((id) => ({ id, label: t(occasionWords[id]) })),
        },
      ]}
      csv={{ name: 'popups', columns: popupCsv(t) }}
    />
  );
}
