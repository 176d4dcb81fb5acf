import type { SshKey } from '@kronos/api/contract';
import { TextArea } from '@kronos/ui/TextArea';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';

/** A private key to paste. The generated field would be optional, because the panel can also create the key itself. */
export const PrivateKeyField = ({ name, label, help, value, onChange }: OwnFieldProps<string, Partial<SshKey>>) => (
  <TextArea {...{ name, label, help, value, onChange }} spellCheck="false" autoComplete="off" isRequired />
);
