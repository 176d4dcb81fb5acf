import type { AlertDraft } from '@kronos/api/contract';
import { TagField } from '@kronos/ui/TagField';
import { useMessages } from '../../../../../context/app-context.ts';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';
import { chosenPages, pageOptions } from '../pages.ts';

/** The pages on which an alert is shown, by title. */
export function PagesField({ value, onChange, ...texts }: OwnFieldProps<AlertDraft['pages'], AlertDraft>) {
  const t = useMessages();
  const { name, label, help } = texts;
  return (
    <TagField
      name={name}
      label={label}
      help={help}
      placeholder={t('words.pages.all')}
      options={pageOptions(t)}
      value={chosenPages(value, t)}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
      hasOptionalMark
    />
  );
}
