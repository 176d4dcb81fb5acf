import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { commonProps, textsOf } from './common-props.ts';
import type { FieldInputProps } from './form-field.ts';

/** More options than these are a field in which they are looked for. */
const mostCheckboxes = 6;
/** And more than these are a list that opens. */
const mostRadios = 4;

const optionsOf = ({ field, option = (value) => value || '–' }: FieldInputProps) =>
  (field.options ?? []).map((id) => ({ id, label: option(id) }));

/** A checkbox: a switch would act at once, and here nothing does before the form is saved. */
export function SwitchInput({ field, label, help, value, onChange, isDisabled }: FieldInputProps) {
  return (
    <Checkbox name={field.name} help={help} isSelected={value === true} onChange={onChange} isDisabled={isDisabled}>
      {label}
    </Checkbox>
  );
}

/** A choice of one. Where none is a choice, too, it is the first option. */
export function ChoiceInput(props: FieldInputProps) {
  const { field, option = () => '–', value, onChange } = props;
  const none = field.required ? [] : [{ id: '', label: option('') }];
  const options = [...none, ...optionsOf(props)];
  const choice = {
    ...commonProps(props),
    value: typeof value === 'string' ? value : none.length > 0 ? '' : null,
    onChange: (id: string | null) => onChange(id || null),
  };
  return options.length > mostRadios ? (
    <Select {...choice} options={options} />
  ) : (
    <RadioGroup {...choice}>
      {options.map(({ id, label }) => (
        <Radio key={id} value={id}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

export function ChoicesInput(props: FieldInputProps) {
  const options = optionsOf(props);
  const chosen = textsOf(props.value);
  return options.length > mostCheckboxes ? (
    <TagField
      {...commonProps(props)}
      options={options}
      value={options.filter(({ id }) => chosen.includes(id))}
      onChange={(tags) => props.onChange(tags.map(({ id }) => id))}
    />
  ) : (
    <CheckboxGroup {...commonProps(props)} value={chosen} onChange={props.onChange}>
      {options.map(({ id, label }) => (
        <Checkbox key={id} value={id}>
          {label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

/** Texts that the reader makes up. */
export function TagsInput(props: FieldInputProps) {
  return (
    <TagField
      {...commonProps(props)}
      options={[]}
      canCreate
      value={textsOf(props.value).map((text) => ({ id: text, label: text }))}
      onChange={(tags) => props.onChange([...new Set(tags.map(({ label }) => label))].slice(0, props.field.maxItems))}
    />
  );
}
