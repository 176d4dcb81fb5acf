import { useMemo } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { WordsList } from '../parts/WordsList.tsx';
import { contentColumns, contentCsv } from './columns.tsx';
import { contentsShape, createContentsOffice } from './contents-store.ts';
import { places, placeWords } from './place-words.ts';

/** What admins put in places of the panel (spec §2, /app/admin/user-interaction/dynamic-content). */
export function Page() {
  const office = useStore(createContentsOffice);
  const t = useMessages();
  const columns = useMemo(() => contentColumns(t), [t]);
  return (
    <WordsList
      kind="content"
      office={office}
      shape={contentsShape}
      columns={columns}
      rowName={({ name }) => name}
      filters={[
        { id: 'place', label: t('words.column.place'), values: places.map((id) => ({ id, label: t(placeWords[id]) })) },
      ]}
      csv={{ name: 'dynamic-content', columns: contentCsv(t) }}
    />
  );
}
