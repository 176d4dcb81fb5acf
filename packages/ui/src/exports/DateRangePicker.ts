export {
  type CustomSpan,
  type DateSpan,
  type NamedSpan,
  namedSpans,
} from '../components/DateRangePicker/date-spans.ts';
export { DateRangePicker, type DateRangePickerProps } from '../components/DateRangePicker/DateRangePicker.tsx';
