import { ComboBox, type LoadOptions, type Option } from '@kronos/ui/ComboBox';
import { FilterBar } from '@kronos/ui/FilterBar';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { TagField } from '@kronos/ui/TagField';
import { useState } from 'react';
import { useMessages } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';

/** One filter of a list, with its texts. */
export type FilterWords = { id: string; label: string } & (
  | { values: readonly Option[]; find?: never; findSeveral?: never }
  | {
      /** Finds records by name, because there are too many to list. */
      find: LoadOptions;
      /** The name of the chosen record, if the rows contain it. */
      name: string | undefined;
      findSeveral?: never;
    }
  | {
      /** The same for a filter by several records. */
      findSeveral: LoadOptions;
      /** Returns the name of one of them, if the rows contain it. */
      nameOf: (number: string) => string | undefined;
      find?: never;
    }
);

interface FiltersProps {
  filters: readonly FilterWords[];
  /** The chosen values, by the name of the filter. */
  chosen: Readonly<Record<string, string | undefined>>;
  onChange: (id: string, value: string | undefined) => void;
  onClear: () => void;
}

/** More names would make a chip as wide as the page. */
const mostNamed = 3;

/** The filters of a list. A filter that was added but has no value yet is kept here, not in the address. */
export function Filters({ filters, chosen, onChange, onClear }: FiltersProps) {
  const t = useMessages();
  const format = useFormat();
  const [added, setAdded] = useState<string>();
  const [found, setFound] = useState<Readonly<Record<string, Option>>>({});
  const shown = filters.filter(({ id }) => chosen[id] !== undefined || id === added);

  const foundAs = (id: string, number: string, name: string | undefined): Option =>
    found[`${id} ${number}`] ?? { id: number, label: name || `#${number}` };
  const keep = (id: string, options: readonly Option[]) =>
    setFound({ ...found, ...Object.fromEntries(options.map((option) => [`${id} ${option.id}`, option])) });

  /** The chosen options of a filter: several if it accepts them. */
  const optionsOf = (filter: FilterWords): Option[] => {
    const value = chosen[filter.id];
    if (value === undefined) return [];
    if (filter.find) return [foundAs(filter.id, value, filter.name)];
    if (filter.findSeveral) return value.split(',').map((one) => foundAs(filter.id, one, filter.nameOf(one)));
    return filter.values.filter(({ id }) => id === value);
  };
  const textOf = (filter: FilterWords): string | undefined => {
    const names = optionsOf(filter).map(({ label }) => label);
    if (names.length <= mostNamed) return names.length === 0 ? undefined : format.list(names);
    return t('lists.andMore', { names: names.slice(0, mostNamed - 1).join(', '), count: names.length - mostNamed + 1 });
  };

  return (
    <FilterBar
      filters={shown.map((filter) => ({ id: filter.id, label: filter.label, value: textOf(filter) }))}
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
              value={optionsOf(filter)[0] ?? null}
              onChange={(option) => {
                if (option === null) return;
                keep(id, [option]);
                onChange(id, option.id);
                close();
              }}
            />
          );
        if (filter.findSeveral)
          return (
            <TagField
              label={filter.label}
              options={filter.findSeveral}
              value={optionsOf(filter)}
              onChange={(options) => {
                keep(id, options);
                // Without a value the filter stays, so that another one can be chosen.
                setAdded(id);
                onChange(id, options.map((option) => option.id).join(',') || undefined);
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
