import type { UptimeRow } from '@kronos/api/contract';
import { UptimeBars } from '@kronos/ui/UptimeStrip';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import { stripOf } from '../../../../parts/uptime/uptime-days.ts';
import { shareText } from '../../../../parts/uptime/words.ts';

/** The last 90 days of a node, as a picture. */
export function Bars({ row }: { row: UptimeRow }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const share = shareText(row, t, format);
  return (
    <UptimeBars
      label={share === '' ? t('uptime.never') : t('uptime.over', { share })}
      days={stripOf(row.days, now, t)}
    />
  );
}
