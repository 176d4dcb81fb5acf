import { ComboBox } from '@kronos/ui/ComboBox';
import { useState } from 'react';
import { useStore } from '../context/app-context.ts';
import { createRecordFinder } from './find-records.ts';

/** How a field that holds a record's number finds the record, and which one is saved. */
export interface FoundIn<R> {
  readonly records: keyof ReturnType<typeof createRecordFinder>;
  readonly saved: (record: R) => { id: number; name: string } | null;
}

interface FoundFieldProps extends Pick<FoundIn<never>, 'records'> {
  name: string;
  label: string;
  help: string | undefined;
  isRequired: boolean;
  value: unknown;
  saved: { id: number; name: string } | null;
  onChange: (id: number | null) => void;
}

/** A field that holds a record's number, and finds the record by name. */
export function FoundField({ records, isRequired, value, saved, onChange, ...field }: FoundFieldProps) {
  const finder = useStore(createRecordFinder);
  const [chosen, setChosen] = useState(saved);
  const shown = [chosen, saved].find((one) => one?.id === value);
  return (
    <ComboBox
      {...field}
      options={finder[records]}
      isRequired={isRequired}
      hasOptionalMark={!isRequired}
      value={shown ? { id: String(shown.id), label: shown.name } : null}
      onChange={(one) => {
        setChosen(one && { id: Number(one.id), name: one.label });
        onChange(one && Number(one.id));
      }}
    />
  );
}
