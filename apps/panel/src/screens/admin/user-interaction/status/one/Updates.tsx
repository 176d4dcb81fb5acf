import type { StatusEntryDetail } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Timeline } from '@kronos/ui/Timeline';
import { useMessages } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { entryTones } from '../../../../../parts/status/entry-tones.ts';

/** The updates of a status entry, oldest first. */
export function Updates({ entry: { updates } }: { entry: StatusEntryDetail }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <Card title={t('statusEntries.updates')}>
      <Timeline
        label={t('statusEntries.updates')}
        events={updates.map(({ id, at, state, text, by }) => {
          const told = t(`statusEntries.state.${state}`);
          return {
            id: String(id),
            title: by === null ? told : t('statusEntries.updates.by', { state: told, name: by }),
            time: format.exact(at),
            dateTime: at,
            tone: entryTones[state],
            ...(text !== '' && { details: text }),
          };
        })}
      />
    </Card>
  );
}
