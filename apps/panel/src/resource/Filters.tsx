import { ComboBox, type LoadOptions, type Option } from '@kronos/ui/ComboBox';
import { FilterBar } from '@kronos/ui/FilterBar';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { useState } from 'react';

/** One filter of a list, in words. */
export type FilterWords = { id: string; label: string } & (
  | { values: readonly Option[]; find?: never }
  | {
      /** Finds records by name: there are too many to choose from. */
      find: LoadOptions;
      /** What the chosen record is called, as far as the rows tell. */
      name: string | undefined;
    }
);

interface FiltersProps {
  filters: readonly FilterWords[];
  /** What is on, by the filter's name. */
  chosen: Readonly<Record<string, string | undefined>>;
  onChange: (id: string, value: string | undefined) => void;
  onClear: () => void;
}

/** What a list is narrowed to. A filter that was added and has no value yet stands here, not in the address. */
export function Filters({ filters, chosen, onChange, onClear }: FiltersProps) {
  const [added, setAdded] = useState<string>();
  const [found, setFound] = useState<Readonly<Record<string, Option>>>({});
  const shown = filters.filter(({ id }) => chosen[id] !== undefined || id === added);

  const wordOf = (filter: FilterWords): Option | undefined => {
    const value = chosen[filter.id];
    if (value === undefined) return undefined;
    if (!filter.find) return filter.values.find(({ id }) => id === value);
    const known = found[filter.id];
    return known?.id === value ? known : { id: value, label: filter.name ?? `#${value}` };
  };

  return (
    <FilterBar
      filters={shown.map((filter) => ({ id: filter.id, label: filter.label, value: wordOf(filter)?.label }))}
      options={filters}
      onAdd={setAdded}
      onRemove={(id) => {
        setAdded(undefined);
        if (chosen[id] !== undefined) onChange(id, undefined);
      }}
      onClear={() => {
        setAdded(undefined);
        onClear();
      }}
      renderEditor={({ id }, close) => {
        const filter = filters.find((one) => one.id === id);
        if (!filter) return null;
        if (filter.find)
          return (
            <ComboBox
              label={filter.label}
              options={filter.find}
              value={wordOf(filter) ?? null}
              onChange={(option) => {
                if (option === null) return;
                setFound({ ...found, [id]: option });
                onChange(id, option.id);
                close();
              }}
            />
          );
        return (
          <RadioGroup label={filter.label} value={chosen[id] ?? null} onChange={(value) => onChange(id, value)}>
            {filter.values.map((value) => (
              <Radio key={value.id} value={value.id}>
                {value.label}
              </Radio>
            ))}
          </RadioGroup>
        );
      }}
    />
  );
}
