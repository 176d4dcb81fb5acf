export { DatePicker, type DatePickerProps } from '../components/DatePicker/DatePicker.tsx';
