import type { CdnHost } from '@kronos/api/contract';
import { SecretField } from '@kronos/ui/SecretField';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';

/** The token of an admin API, which is never shown. */
export function TokenField({
  name,
  label,
  help,
  saved,
  value,
  onChange,
}: OwnFieldProps<string, Partial<Pick<CdnHost, 'has_credentials'>>>) {
  return (
    <SecretField
      name={name}
      label={label}
      help={help}
      isSet={saved.has_credentials === true}
      maxLength={500}
      hasOptionalMark
      value={value}
      onChange={onChange}
    />
  );
}
