import { KeyValueField } from '@kronos/ui/KeyValueField';

interface Variable {
  readonly name: string;
  readonly value: string;
}

interface VariablesFieldProps {
  name: string;
  label: string;
  help: string | undefined;
  value: readonly Variable[];
  onChange: (value: Variable[]) => void;
  /** An example of a name and of a value. */
  example: Variable;
}

/** Variables of an environment. The rows have no ids of their own and are identified by their position. */
export function VariablesField({ example, value, onChange, ...texts }: VariablesFieldProps) {
  return (
    <KeyValueField
      {...texts}
      namePlaceholder={example.name}
      valuePlaceholder={example.value}
      isUnordered
      hasOptionalMark
      value={value.map((entry, index) => ({ id: String(index), ...entry }))}
      onChange={(rows) => onChange(rows.map((row) => ({ name: row.name, value: row.value })))}
    />
  );
}
