import { TextArea } from '@kronos/ui/TextArea';
import type { OwnFieldProps } from '../../../../../../resource/form-inputs.tsx';

/** What a container runs, a word a line: a word may have spaces in it. */
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
