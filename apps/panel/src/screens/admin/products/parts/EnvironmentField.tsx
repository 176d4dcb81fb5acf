import type { Product } from '@kronos/api/contract';
import { VariablesField } from '../../../../parts/VariablesField.tsx';
import type { OwnFieldProps } from '../../../../resource/form-inputs.tsx';

const example = { name: 'TZ', value: '{{TIME_ZONE}}' };

/** The environment variables of a product's servers. */
export function EnvironmentField({ name, label, help, value, onChange }: OwnFieldProps<Product['env'], object>) {
  return <VariablesField {...{ name, label, help, value, onChange, example }} />;
}
