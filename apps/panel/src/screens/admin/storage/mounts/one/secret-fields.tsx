import type { Mount } from '@kronos/api/contract';
import { SecretField } from '@kronos/ui/SecretField';
import { TextArea } from '@kronos/ui/TextArea';
import { useMessages } from '../../../../../context/app-context.ts';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';

type SecretProps = OwnFieldProps<string, Partial<Pick<Mount, 'kind' | 'has_credentials'>>>;

/** Whether a secret is stored for the chosen kind; another kind than the saved one has none yet. */
const isKeptOf = ({ draft, saved }: SecretProps): boolean =>
  saved.has_credentials === true && draft.kind === saved.kind;

/** The password of a share, which is never shown. */
export function PasswordField(props: SecretProps) {
  const { name, label, value, onChange } = props;
  return (
    <SecretField
      name={name}
      label={label}
      isSet={isKeptOf(props)}
      maxLength={200}
      hasOptionalMark
      value={value}
      onChange={onChange}
    />
  );
}

/** The configuration of a remote, which is never shown. */
export function ConfigField(props: SecretProps) {
  const { name, label, help, value, onChange } = props;
  const t = useMessages();
  const isKept = isKeptOf(props);
  return (
    <TextArea
      name={name}
      label={label}
      help={isKept ? t('mounts.kept') : help}
      spellCheck="false"
      autoComplete="off"
      isRequired={!isKept}
      hasOptionalMark={isKept}
      value={value}
      onChange={onChange}
    />
  );
}
