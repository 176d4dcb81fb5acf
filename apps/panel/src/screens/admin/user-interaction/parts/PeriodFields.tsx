import { parseAbsoluteToLocal } from '@internationalized/date';
import { DatePicker } from '@kronos/ui/DatePicker';
import { useMessages } from '../../../../context/app-context.ts';
import type { Period } from './period.ts';

/** From when until when something is shown, in the admin's own zone. */
export function PeriodFields({ value, onChange }: { value: Period; onChange: (change: Partial<Period>) => void }) {
  const t = useMessages();
  return (
    <>
      <DatePicker
        name="starts_at"
        label={t('words.from')}
        granularity="minute"
        hideTimeZone
        isRequired
        value={value.starts_at === '' ? null : parseAbsoluteToLocal(value.starts_at)}
        onChange={(at) => onChange({ starts_at: at?.toAbsoluteString() ?? '' })}
      />
      <DatePicker
        name="ends_at"
        label={t('words.until')}
        help={t('words.untilHelp')}
        hasOptionalMark
        granularity="minute"
        hideTimeZone
        value={value.ends_at === null ? null : parseAbsoluteToLocal(value.ends_at)}
        onChange={(at) => onChange({ ends_at: at?.toAbsoluteString() ?? null })}
      />
    </>
  );
}
