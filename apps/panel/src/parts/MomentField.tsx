import { getLocalTimeZone, now, parseAbsoluteToLocal, type ZonedDateTime } from '@internationalized/date';
import { DatePicker, type DatePickerProps } from '@kronos/ui/DatePicker';

type Texts = Pick<DatePickerProps<ZonedDateTime>, 'name' | 'label' | 'help' | 'isRequired' | 'hasOptionalMark'>;

interface MomentFieldProps extends Texts {
  /** As ISO 8601 in UTC; null while there is none. */
  value: string | null;
  onChange: (at: string | null) => void;
}

/** An instant to the minute, in the reader's time zone. */
export function MomentField({ value, onChange, ...texts }: MomentFieldProps) {
  return (
    <DatePicker
      {...texts}
      granularity="minute"
      hideTimeZone
      // Determines the type of what is typed into an empty field: with a time zone.
      placeholderValue={now(getLocalTimeZone()).set({ hour: 0, minute: 0, second: 0, millisecond: 0 })}
      value={value === null ? null : parseAbsoluteToLocal(value)}
      onChange={(at) => onChange(at?.toAbsoluteString() ?? null)}
    />
  );
}
