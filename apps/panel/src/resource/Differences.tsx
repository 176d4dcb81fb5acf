import type { FieldData } from '@kronos/api';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { DiffView } from '@kronos/ui/DiffView';
import type { FormValues } from '@kronos/ui/FormFields';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import type { Translate } from '../messages/create-messages.ts';
import type { Format } from '../messages/format.ts';
import { differing } from './form-values.ts';

/** The texts of fields, of which only those of a choice have options. */
export interface DifferenceTexts {
  field(field: { name: string }): { label: string; option?: (value: string) => string };
}

interface DifferencesProps {
  fields: readonly FieldData[];
  texts: DifferenceTexts;
  mine: FormValues;
  theirs: FormValues;
}

/** The fields in which the saved record differs from the input here. */
export function Differences({ fields, texts, mine, theirs }: DifferencesProps) {
  const t = useMessages();
  const format = useFormat();
  const changed = differing(fields, mine, theirs);
  if (changed.length === 0) return <Text>{t('forms.conflict.same')}</Text>;
  return (
    <DescriptionList
      items={changed.map((field) => {
        const { label, option = String } = texts.field(field);
        const words = (values: FormValues) => wordsOf(values[field.name], field, { t, format, option });
        return {
          id: field.name,
          label,
          value:
            field.kind === 'html' || field.kind === 'long-text' ? (
              <DiffView
                label={label}
                before={linesOf(theirs[field.name])}
                after={linesOf(mine[field.name])}
                beforeLabel={t('forms.conflict.theirs')}
                afterLabel={t('forms.conflict.mine')}
              />
            ) : (
              <Stack gap={4}>
                <span>{t('forms.conflict.theirsIs', { value: words(theirs) })}</span>
                <span>{t('forms.conflict.mineIs', { value: words(mine) })}</span>
              </Stack>
            ),
        };
      })}
    />
  );
}

/** A text with each of its elements on its own line. */
const linesOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('><', '>\n<') : '');

interface Words {
  t: Translate;
  format: Format;
  option: (value: string) => string;
}

/** A value as text. */
function wordsOf(value: unknown, { kind }: FieldData, { t, format, option }: Words): string {
  if (typeof value === 'boolean') return value ? t('forms.yes') : t('forms.no');
  if (value === null || value === undefined || value === '') return t('forms.nothing');
  if (Array.isArray(value)) {
    const all = value.map((one) => (kind === 'choices' ? option(String(one)) : text(one)));
    return all.length === 0 ? t('forms.nothing') : all.join(', ');
  }
  if (kind === 'choice') return option(text(value));
  if (kind === 'date-time') return format.exact(text(value));
  return typeof value === 'number' ? format.number(value) : text(value);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
