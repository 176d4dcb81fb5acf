import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { Radio, RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import type { InviteFormLabels } from './labels.ts';

interface LibraryChoiceProps {
  libraries: readonly string[];
  value: 'all' | readonly string[];
  onChange: (value: 'all' | readonly string[]) => void;
  error: string | undefined;
  labels: InviteFormLabels;
}

/** All libraries, or some of them. */
export function LibraryChoice({ libraries, value, onChange, error, labels }: LibraryChoiceProps) {
  // A library that was renamed or removed stays in the choice, so that it can be deselected.
  const known = value === 'all' ? libraries : [...new Set([...libraries, ...value])];
  return (
    <>
      <RadioGroup
        label={labels.libraries}
        value={value === 'all' ? 'all' : 'chosen'}
        onChange={(next) => onChange(next === 'all' ? 'all' : libraries)}
      >
        <Radio value="all">{labels.all}</Radio>
        <Radio value="chosen">{labels.chosen}</Radio>
      </RadioGroup>
      {value !== 'all' && (
        <CheckboxGroup name="libraries" label={labels.which} value={[...value]} onChange={onChange} error={error}>
          {known.map((name) => (
            <Checkbox key={name} value={name}>
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </>
  );
}
