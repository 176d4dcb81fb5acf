import type { UptimeRow } from '@kronos/api/contract';
import { UptimeStrip } from '@kronos/ui/UptimeStrip';
import { useMessages } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { stripOf } from './uptime-days.ts';
import { shareText } from './words.ts';

const inUtc = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

/** The last 90 days of a node, day by day. */
export function LastDays({ title, found }: { title: string; found: Pick<UptimeRow, 'uptime_90d' | 'days'> }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const share = shareText(found, format);
  return (
    <UptimeStrip
      title={title}
      description={share === '' ? t('strip.never') : t('strip.over', { share })}
      days={stripOf(found.days, now, t)}
      columns={{ date: t('strip.column.day'), status: t('strip.column.status') }}
      startLabel={t('strip.start')}
      endLabel={t('strip.end')}
      dateFormat={inUtc}
    />
  );
}
