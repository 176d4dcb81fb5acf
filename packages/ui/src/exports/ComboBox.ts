export { ComboBox, type ComboBoxProps } from '../components/ComboBox/ComboBox.tsx';
export type { LoadOptions, Option } from '../field/use-options.ts';
