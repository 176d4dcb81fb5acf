import { useStore } from '../context/app-context.ts';
import { HistoryCard } from '../resource/history/HistoryCard.tsx';
import { historiesOfKind } from '../resource/history/history-store.ts';

const createHistories = historiesOfKind('server', { staleOn: { admin: ['server-updated'] }, pace: 1000 });

/** What users and admins did to a server, from the audit log. */
export function ServerHistory({ server: { id, name } }: { server: { readonly id: number; readonly name: string } }) {
  const histories = useStore(createHistories);
  return <HistoryCard name={name} history={histories(id)} />;
}
