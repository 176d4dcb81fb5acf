import type { StatusEntry } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import { Timeline } from '@kronos/ui/Timeline';
import { useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { entryTones } from '../../../parts/status/entry-tones.ts';

/** The status entries on incidents and maintenance, each with its updates. */
export function Entries({ entries }: { entries: readonly StatusEntry[] }) {
  return (
    <>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </>
  );
}

function Entry({ entry }: { entry: StatusEntry }) {
  const t = useMessages();
  const format = useFormat();
  const { title, text, kind, state, is_everywhere, nodes, servers, starts_at, ends_at, updates } = entry;
  const where = is_everywhere ? t('status.entry.everything') : format.list(nodes.map(({ alias }) => alias));
  const from = format.exact(starts_at);
  const open = state === 'planned' ? t('status.entry.from', { from }) : t('status.entry.since', { from });
  const when = ends_at === null ? open : t('status.entry.between', { from, to: format.exact(ends_at) });
  return (
    <Card title={title} description={`${t(`status.entry.${kind}`)} · ${where} · ${when}`}>
      <Stack gap={16}>
        <StatusDot tone={entryTones[state]}>{t(`status.entry.state.${state}`)}</StatusDot>
        <Text>{text}</Text>
        {servers.length > 0 && (
          <Text tone="muted">{t('status.entry.yours', { servers: format.list(servers.map(({ name }) => name)) })}</Text>
        )}
        {updates.length > 1 && (
          <Timeline
            label={t('status.entry.updates', { title })}
            events={updates.map((update) => ({
              id: String(update.id),
              title: t(`status.entry.state.${update.state}`),
              time: format.exact(update.at),
              dateTime: update.at,
              tone: entryTones[update.state],
              ...(update.text !== '' && { details: update.text }),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
