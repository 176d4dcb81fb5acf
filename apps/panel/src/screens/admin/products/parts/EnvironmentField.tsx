import type { Product } from '@kronos/api/contract';
import { KeyValueField } from '@kronos/ui/KeyValueField';
import type { OwnFieldProps } from '../../../../resource/form-inputs.tsx';

/** The environment of a product's servers. Its rows have no ids of their own: they are told apart by their place. */
export function EnvironmentField({ name, label, help, value, onChange }: OwnFieldProps<Product['env'], object>) {
  return (
    <KeyValueField
      name={name}
      label={label}
      help={help}
      namePlaceholder="TZ"
      valuePlaceholder="{{TIME_ZONE}}"
      isUnordered
      hasOptionalMark
      value={value.map((entry, index) => ({ id: String(index), ...entry }))}
      onChange={(rows) => onChange(rows.map((row) => ({ name: row.name, value: row.value })))}
    />
  );
}
