import { TextArea } from '@kronos/ui/TextArea';
import type { OwnFieldProps } from '../../../../../../resource/form-inputs.tsx';

/** The command of a container, one argument per line, because an argument may contain spaces. */
export function CommandField({ name, label, help, value, onChange }: OwnFieldProps<string[], object>) {
  return (
    <TextArea
      name={name}
      label={label}
      help={help}
      hasOptionalMark
      minRows={2}
      value={value.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
    />
  );
}
