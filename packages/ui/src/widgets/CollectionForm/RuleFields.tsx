import { useId } from 'react';
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { CollectionRule, CollectionRuleField } from './collection.ts';
import type { CollectionFormLabels } from './labels.ts';

interface RuleFieldsProps {
  rule: CollectionRule;
  onChange: (rule: CollectionRule) => void;
  /** Lists the values in a library for a part of the rule. */
  values: (field: CollectionRuleField, text: string, signal: AbortSignal) => Promise<readonly string[]>;
  labels: CollectionFormLabels;
}

const optionOf = (value: string) => ({ id: value, label: value });
// Without a thousands separator.
const asYear = { useGrouping: false, maximumFractionDigits: 0 };
const asRating = { maximumFractionDigits: 1 };

/** The parts of a rule. In a form their fields are named `rule.genre` and so on. */
export function RuleFields({ rule, onChange, values, labels }: RuleFieldsProps) {
  const helpId = useId();
  const listed = (field: CollectionRuleField) => ({
    name: `rule.${field}`,
    label: labels[field],
    placeholder: labels.any,
    options: async (text: string, signal: AbortSignal) => (await values(field, text, signal)).map(optionOf),
    value: rule[field] === null ? null : optionOf(rule[field]),
    onChange: (option: { label: string } | null) => onChange({ ...rule, [field]: option?.label ?? null }),
  });
  const numeric = (field: 'year_from' | 'year_to' | 'rating_from') => ({
    name: `rule.${field}`,
    placeholder: labels.any,
    // React Aria uses NaN for an empty field.
    value: rule[field] ?? Number.NaN,
    onChange: (value: number) => onChange({ ...rule, [field]: Number.isNaN(value) ? null : value }),
  });
  const year = { hasNoSteppers: true, formatOptions: asYear, minValue: 1870, maxValue: 2100 };
  return (
    <Stack role="group" aria-label={labels.rule} aria-describedby={helpId}>
      <Text as="p" id={helpId} size={13} tone="muted">
        {labels.ruleHelp}
      </Text>
      <Grid columns={{ base: 1, medium: 2 }}>
        <ComboBox {...listed('genre')} />
        <ComboBox {...listed('actor')} />
      </Grid>
      <Grid columns={{ base: 2, medium: 3 }}>
        <NumberField {...numeric('year_from')} {...year} label={labels.yearFrom} />
        <NumberField {...numeric('year_to')} {...year} label={labels.yearTo} />
        <NumberField
          {...numeric('rating_from')}
          label={labels.ratingFrom}
          help={labels.ratingHelp}
          formatOptions={asRating}
          minValue={0}
          maxValue={10}
        />
      </Grid>
    </Stack>
  );
}
