import { parseAbsolute, parseDate } from '@internationalized/date';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { commonProps, heldText, textOf } from './common-props.ts';
import type { FieldInputProps } from './form-field.ts';

/** A day, kept as YYYY-MM-DD. */
export function DateInput(props: FieldInputProps) {
  const text = textOf(props.value);
  return (
    <DatePicker
      {...commonProps(props)}
      value={text === '' ? null : parseDate(text)}
      onChange={(day) => props.onChange(heldText(props.field, day?.toString() ?? ''))}
    />
  );
}

/** An instant, kept as ISO 8601 in UTC and shown in the reader's time zone. */
export function DateTimeInput(props: FieldInputProps) {
  const text = textOf(props.value);
  const { timeZone } = props;
  return (
    <DatePicker
      {...commonProps(props)}
      granularity="minute"
      hideTimeZone
      placeholderValue={parseAbsolute('2000-01-01T00:00:00Z', timeZone)}
      value={text === '' ? null : parseAbsolute(text, timeZone)}
      onChange={(at) => props.onChange(heldText(props.field, at?.toAbsoluteString() ?? ''))}
    />
  );
}
