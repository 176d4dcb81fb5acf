import type { SshKey } from '@kronos/api/contract';
import { TextArea } from '@kronos/ui/TextArea';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';

/** A private key to paste. The kit's own field would take it for optional, which it is only while the panel makes one. */
export const PrivateKeyField = ({ name, label, help, value, onChange }: OwnFieldProps<string, Partial<SshKey>>) => (
  <TextArea {...{ name, label, help, value, onChange }} spellCheck="false" autoComplete="off" isRequired />
);
