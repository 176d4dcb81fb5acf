import type { HetznerProject } from '@kronos/api/contract';
import { SecretField } from '@kronos/ui/SecretField';
import type { OwnFieldProps } from '../../../../../../resource/form-inputs.tsx';

/** The token of a project, which is never shown. */
export function TokenField({
  name,
  label,
  help,
  saved,
  value,
  onChange,
}: OwnFieldProps<string, Partial<Pick<HetznerProject, 'has_credentials'>>>) {
  const isSet = saved.has_credentials === true;
  return (
    <SecretField
      name={name}
      label={label}
      help={help}
      isSet={isSet}
      maxLength={200}
      isRequired={!isSet}
      value={value}
      onChange={onChange}
    />
  );
}
