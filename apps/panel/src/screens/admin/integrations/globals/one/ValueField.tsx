import type { GlobalVariable } from '@kronos/api/contract';
import { SecretField } from '@kronos/ui/SecretField';
import { TextArea } from '@kronos/ui/TextArea';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';

type Draft = Partial<Pick<GlobalVariable, 'id' | 'is_secret'>>;

/** The value of a global variable. A secret one can be replaced, but is never shown. */
export function ValueField({ name, label, help, draft, saved, value, onChange }: OwnFieldProps<string | null, Draft>) {
  const field = { name, label, help, value: value ?? '', onChange };
  return draft.is_secret ? (
    <SecretField {...field} maxLength={2000} isSet={saved.id !== undefined && saved.is_secret === true} />
  ) : (
    <TextArea {...field} limit={2000} isRequired />
  );
}
