import { CodeField } from '@kronos/ui/CodeField';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';

/** The source of a script. */
export function SourceField({ name, label, help, value, onChange }: OwnFieldProps<string, object>) {
  return (
    <CodeField
      name={name}
      label={label}
      help={help}
      isRequired
      minRows={10}
      maxRows={28}
      value={value}
      onChange={onChange}
    />
  );
}
