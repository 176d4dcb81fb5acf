export { type CdnHostOption, CdnHostPicker, type CdnHostPickerProps } from '../widgets/CdnHostPicker/CdnHostPicker.tsx';
export { type CdnHostPickerLabels, defaultCdnHostPickerLabels } from '../widgets/CdnHostPicker/labels.ts';
