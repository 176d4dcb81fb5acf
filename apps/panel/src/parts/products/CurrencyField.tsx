import { Select } from '@kronos/ui/Select';
import type { OwnFieldProps } from '../../resource/form-inputs.tsx';

/** The most common currencies; another one that is already saved stays in the list. */
const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'INR', 'BRL'];

/** The currency of a product. */
export function CurrencyField({ name, label, help, value, onChange }: OwnFieldProps<string, object>) {
  const known = currencies.includes(value) ? currencies : [value, ...currencies];
  return (
    <Select
      name={name}
      label={label}
      help={help}
      value={value}
      onChange={(next) => onChange(next ?? 'EUR')}
      options={known.map((id) => ({ id, label: id }))}
    />
  );
}
