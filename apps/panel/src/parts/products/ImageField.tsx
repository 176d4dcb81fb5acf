import type { Product } from '@kronos/api/contract';
import { ComboBox } from '@kronos/ui/ComboBox';
import { useMemo } from 'react';
import { useStore } from '../../context/app-context.ts';
import type { OwnFieldProps } from '../../resource/form-inputs.tsx';
import { createImageFinder } from '../images/image-finder.ts';

/** The image that the servers of a product run: one of the catalogue with one of its tags, or any other. */
export function ImageField({
  name,
  label,
  help,
  value,
  draft: { type },
  onChange,
}: OwnFieldProps<string | null, Partial<Pick<Product, 'type'>>>) {
  const finder = useStore(createImageFinder);
  const options = useMemo(() => finder.of(type), [finder, type]);
  return (
    <ComboBox
      name={name}
      label={label}
      help={help}
      options={options}
      canCreate
      hasOptionalMark
      value={value === null ? null : { id: value, label: value }}
      onChange={(chosen) => onChange(chosen && chosen.label)}
    />
  );
}
