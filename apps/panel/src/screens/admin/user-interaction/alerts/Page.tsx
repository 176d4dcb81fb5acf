import { useMemo } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { WordsList } from '../parts/WordsList.tsx';
import { alertsShape, createAlertsOffice } from './alerts-store.ts';
import { alertColumns, alertCsv } from './columns.tsx';

/** The bars that admins put on pages (spec §2, /app/admin/user-interaction/alerts). */
export function Page() {
  const office = useStore(createAlertsOffice);
  const t = useMessages();
  const columns = useMemo(() => alertColumns(t), [t]);
  return (
    <WordsList
      kind="alert"
      office={office}
      shape={alertsShape}
      columns={columns}
      rowName={({ text }) => text}
      csv={{ name: 'alerts', columns: alertCsv(t) }}
    />
  );
}
