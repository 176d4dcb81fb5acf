import type { AnnouncementSize } from '@kronos/api/contract';
import { Select } from '@kronos/ui/Select';
import { useMessages } from '../../../../context/app-context.ts';
import { sizeWords } from './words.ts';

const sizes = ['mini', 'small', 'standard', 'large', 'huge'] as const satisfies readonly AnnouncementSize[];

interface SizeFieldProps {
  value: AnnouncementSize;
  onChange: (size: AnnouncementSize) => void;
}

/** How large its dialog is (spec §9). */
export function SizeField({ value, onChange }: SizeFieldProps) {
  const t = useMessages();
  return (
    <Select
      name="size"
      label={t('words.column.size')}
      value={value}
      onChange={(id) => onChange(sizes.find((size) => size === id) ?? 'standard')}
      options={sizes.map((id) => ({ id, label: t(sizeWords[id]) }))}
    />
  );
}
