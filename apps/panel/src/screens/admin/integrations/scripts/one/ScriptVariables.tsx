import type { ScriptVariable } from '@kronos/api/contract';
import { VariablesField } from '../../../../../parts/VariablesField.tsx';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';

const example = { name: 'REMOTE', value: '{{REMOTE}}' };

/** The environment variables of a script. */
export function ScriptVariables({ name, label, help, value, onChange }: OwnFieldProps<ScriptVariable[], object>) {
  return <VariablesField {...{ name, label, help, value, onChange, example }} />;
}
