export { DateRangePicker, type DateRangePickerProps } from '../components/DateRangePicker/DateRangePicker.tsx';
