import type { Registry } from '@kronos/api/contract';
import { SecretField } from '@kronos/ui/SecretField';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';

/** The password of a registry, which is never shown. */
export function PasswordField({
  name,
  label,
  help,
  saved,
  value,
  onChange,
}: OwnFieldProps<string, Partial<Pick<Registry, 'id'>>>) {
  return (
    <SecretField
      name={name}
      label={label}
      help={help}
      isSet={saved.id !== undefined}
      maxLength={2000}
      value={value}
      onChange={onChange}
    />
  );
}
