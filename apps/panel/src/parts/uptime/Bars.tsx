import type { UptimeRow } from '@kronos/api/contract';
import { UptimeBars } from '@kronos/ui/UptimeStrip';
import { useMessages } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { stripOf } from './uptime-days.ts';
import { shareText } from './words.ts';

/** The last 90 days of a node, as a picture. */
export function Bars({ row }: { row: Pick<UptimeRow, 'uptime_90d' | 'days'> }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const share = shareText(row, format);
  return (
    <UptimeBars label={share === '' ? t('strip.never') : t('strip.over', { share })} days={stripOf(row.days, now, t)} />
  );
}
