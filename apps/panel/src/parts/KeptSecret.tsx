import { SecretField } from '@kronos/ui/SecretField';
import type { OwnFieldProps } from '../resource/form-inputs.tsx';

interface KeptSecretOptions<Saved> {
  /** Whether the record has one. */
  isSet: (saved: Saved) => boolean;
  maxLength: number;
  /** Whether the secret is optional. @default false */
  isOptional?: true;
}

/** The form field of a secret that is stored but never shown. */
export const keptSecret = <Saved,>({ isSet, maxLength, isOptional }: KeptSecretOptions<Saved>) =>
  function KeptSecret({ name, label, help, saved, value, onChange }: OwnFieldProps<string, Saved>) {
    const has = isSet(saved);
    return (
      <SecretField
        {...{ name, label, help, value, onChange, maxLength }}
        isSet={has}
        isRequired={!has && !isOptional}
        hasOptionalMark={isOptional === true}
      />
    );
  };
